const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size as people read it, in powers of 1000: `1.5 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${UNITS[power] ?? ''}`;
}

/** A time as people read it: `0.4 s`, `42 s`, `3 min 5 s`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${seconds.toFixed(0)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
