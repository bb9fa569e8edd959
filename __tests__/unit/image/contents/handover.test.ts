import { describe, expect, it } from '@jest/globals';
import { handover } from '../../../../src/image/contents/handover.ts';
import type { Start } from '../../../../src/image/contents/programs.ts';

const START: Start = { argv: [], workdir: '/srv', path: ['/bin'], libraryPath: [] };

/** What is started, as lines; then what is not known of the rest. */
function after(argv: readonly string[]): string {
  const found = handover({ ...START, argv });
  if (found.kind === 'script') return `script ${found.start.argv.join(' ')}`;
  const starts = found.starts.map((start) => start.argv.join(' '));
  return [...starts, ...(found.rest === 'nothing' ? [] : [`(${found.rest})`])].join('; ');
}

describe('what a launcher starts', () => {
  it.each<[readonly string[], string]>([
    [['/sbin/tini', '--', '/app', '-x'], '/app -x'],
    [['tini', '-p', 'SIGTERM', '--', '/app'], '/app'],
    [['tini', '-pSIGTERM', '-vvg', '-e', '143', '/app'], '/app'],
    [['tini', '--', '--weird'], '--weird'],
    [['tini', '--new-option', '/app'], '(unknown)'],
    [['dumb-init', '--rewrite', '15:3', '-c', '--', '/app'], '/app'],
    [['dumb-init', '--rewrite=15:3', '/app'], '/app'],
    [['catatonit', '-g', '--', '/app'], '/app'],
    [['nice', '-n', '10', '/app'], '/app'],
    [['nice', '-n10', '/app'], '/app'],
    [['nice', '-10', '/app'], '/app'],
    [['nice', '--adjustment=5', '/app'], '/app'],
    [['nohup', '/app'], '/app'],
    [['setsid', '--wait', '/app'], '/app'],
    [['stdbuf', '-oL', '-e', '0', '/app'], '/app'],
    [['timeout', '-k', '5', '--signal', 'INT', '30', '/app'], '/app'],
    [['ionice', '-c', '3', '/app'], '/app'],
    [['gosu', 'user:group', '/app', '-x'], '/app -x'],
    [['su-exec', 'user', '/app'], '/app'],
    [['gosu', '--version'], '(unknown)'],
    [['setuidgid', 'user', '/app'], '/app'],
    [['chpst', '-u', 'user:group', '-P', '/app', '-x'], '/app -x'],
    [['chpst', '-/', '/root', '/app'], '(unknown)'],
    [['chpst', '-e', '/env', 'app'], '(unknown)'],
    [['setpriv', '--nnp', '--reuid=1000', '--regid', '1000', '--clear-groups', '/app'], '/app'],
    [['setpriv', '--reset-env', 'app'], '(unknown)'],
    [['taskset', '0x3', '/app', '-x'], '/app -x'],
    [['taskset', '-c', '0,1', '/app'], '/app'],
    [['taskset', '-p', '0x3', '7'], '(unknown)'],
    [['chrt', '-f', '50', '/app'], '/app'],
    // Newer ones ask no priority of these.
    [['chrt', '--idle', '0', '/app'], '(unknown)'],
    [['numactl', '--interleave=all', '-N', '0', '/app'], '/app'],
    [['prlimit', '--nofile=1024:4096', '--core', '/app'], '/app'],
    [['prlimit', '-n1024', '/app'], '(unknown)'],
    [['time', '-f', '%e', '-o', '/log', '-v', '/app'], '/app'],
    [['linux32', '/app'], '(unknown)'],
    [['tini'], ''],
    [['/app', 'word'], '(perhaps)'],
    [['/bin/constructor', 'word'], '(perhaps)'],
    [['toString', '--flag', 'word'], '(perhaps)'],
    [['/bin/cp', '/app', '/other'], ''],
  ])('%j: %s', (argv, expected) => {
    expect(after(argv)).toBe(expected);
  });
});

describe('what is started under another root, by another user or with words from elsewhere', () => {
  it.each([
    ['chroot', '/', '/app'],
    ['/bin/busybox', 'chroot', '/', '/app'],
    ['unshare', '--net', '/app'],
    ['su', 'user', '-c', '/app'],
    ['runuser', '-u', 'user', '--', '/app'],
    ['sudo', '-u', 'user', '/app'],
    ['xargs', '/app'],
    ['flock', '/lock', '/app'],
  ])('is not known: %s', (...argv) => {
    expect(after(argv)).toBe('(unknown)');
  });
});

describe('what env starts', () => {
  it.each<[readonly string[], string]>([
    [['/usr/bin/env', 'python3', '/run'], 'python3 /run'],
    [['env', 'A=1', 'B=-x', '/app'], '/app'],
    [['env', '-S', 'python3 -u', '/run'], 'python3 -u /run'],
    [['env', '-S/app/py -u', '/run'], '/app/py -u /run'],
    [['env', '-vS', 'A=1 python3', '/run'], 'python3 /run'],
    [['env', '--split-string=python3 -u', '/run'], 'python3 -u /run'],
    [['env', '-S${PYTHON} -u', '/run'], '(unknown)'],
    [['env', 'python3 -u', '/run'], 'python3 -u /run'],
    [['env', '-u', 'HOME', '-i', '/app'], '/app'],
    [['env', '-i', 'app'], '(unknown)'],
    [['env', '--unheard-of', 'app'], '(unknown)'],
    [['env', 'A=1'], ''],
  ])('%j: %s', (argv, expected) => {
    expect(after(argv)).toBe(expected);
  });

  it('is looked for where env says', () => {
    const argv = ['env', 'PATH=/x:/y', 'LD_LIBRARY_PATH=/lib/x', '-C', 'not an option', 'app'];
    expect(handover({ ...START, argv })).toMatchObject({
      starts: [{ path: ['/x', '/y'], libraryPath: ['/lib/x'], workdir: '/srv' }],
    });
    expect(handover({ ...START, argv: ['env', '-C', 'sub', './app'] })).toMatchObject({
      starts: [{ argv: ['./app'], workdir: '/srv/sub' }],
    });
  });
});

describe('what a loader or a box of programs starts', () => {
  it.each<[readonly string[], string]>([
    [['/lib/ld.so', '/app/server', '-x'], '/app/server -x'],
    [['/lib64/ld-linux-x86-64.so.2', '--library-path', '/l', '/app'], '/app'],
    [['/lib/ld-musl-aarch64.so.1', '--library-path=/l', '--', '/app'], '/app'],
    [['/lib/ld-linux-aarch64.so.1', '--argv0', 'name', './app'], './app'],
    [['/lib/ld-2.31.so', 'app'], '(unknown)'],
    [['/lib/ld.so', '--new-option', '/app'], '(unknown)'],
    [['/lib/ld.so'], ''],
    [['/bin/busybox', 'sh', '-c', 'exec /app'], '/app'],
    [['busybox', 'nice', '-n', '5', '/app'], '/app'],
    [['busybox', 'httpd', '-f'], '(perhaps)'],
    [['busybox'], ''],
  ])('%j: %s', (argv, expected) => {
    expect(after(argv)).toBe(expected);
  });
});

describe('what a shell starts', () => {
  it.each<[readonly string[], string]>([
    [['/bin/sh', '/entrypoint.sh', '/app'], 'script /entrypoint.sh /app'],
    [['bash', '-euo', 'pipefail', 'run.sh'], 'script run.sh'],
    [['bash', '--norc', '--', 'run.sh'], 'script run.sh'],
    [['/bin/bash', '-euo', 'pipefail', '-ec', 'exec /app -x'], '/app -x'],
    [['sh', '-c', '-e', '/app'], '/app'],
    [['sh', '-c', 'exec "$@"', '--', '/app', '-x'], '/app -x'],
    [['bash', '-lc', 'server'], '(script)'],
    [['bash', '-lc', 'exec /app'], '/app'],
    [['sh', '-s'], '(script)'],
    [['sh', '--unheard-of', 'run.sh'], '(unknown)'],
    [['/bin/sh'], ''],
    [['bash', '-l'], ''],
    [['sh', '-c', ''], ''],
  ])('%j: %s', (argv, expected) => {
    expect(after(argv)).toBe(expected);
  });

  it.each<[string, string]>([
    ['/app', '/app'],
    ['A=1 exec /app --flag "$X"', '/app --flag $X'],
    ["nginx -g 'daemon off;'", 'nginx -g daemon off;'],
    ['"/opt/my app/server" run', '/opt/my app/server run'],
    ['exec /app >/dev/null 2>&1', '/app'],
    ['exec >/log; /app < /in', '/app'],
    ['exec -a name /app', '/app'],
    ['cd /app && ./server', './server'],
    ['set -e; umask 022; /migrate; exec /app', '/migrate; /app'],
    ['/helper & exec /app', '/helper; /app'],
    ['mkdir -p /data && exec /app', 'mkdir -p /data; /app'],
    ['echo hello\n/app\n', '/app'],
    ['exec /app; /never', '/app'],
    ['/app; exit 1; /never', '/app'],
    // From here on only running it would tell.
    ['/migrate && /app', '/migrate; (script)'],
    ['grep -q x /proc/cpuinfo && exec /app', 'grep -q x /proc/cpuinfo; (script)'],
    ['[ -f /x ] && /app', '(script)'],
    ['if [ -f /x ]; then /app; fi', '(script)'],
    ['/app || /other', '/app; (script)'],
    ['/app | /other', '/app; (script)'],
    ['"$APP" run', '(script)'],
    ['$APP run', '(script)'],
    ['(/app run)', '(script)'],
    ['{ /app; }', '(script)'],
    ['! /app', '(script)'],
    ['/opt/$(uname -m)/app', '(script)'],
    ['/opt/`uname -m`/app', '(script)'],
    ['exec /app --jobs $(nproc)', '/app --jobs $'],
    ['/app --jobs $(nproc); /other', '/app --jobs $; (script)'],
    ['echo hi # ; /app', '(script)'],
    ['cat <<X\n/app\nX', 'cat $; (script)'],
    ['cd $DIR && ./server', '(script)'],
    ['cd - && ./server', '(script)'],
    ['PATH=/opt:$PATH server', '(script)'],
    ['export PATH=/opt:$PATH; server', '(script)'],
    ['. /env.sh; ./server', '(script)'],
    ['set -- /other; exec "$@"', '(script)'],
    ['echo "unfinished; /app', '(script)'],
    ['f() { /app; }; f', 'f; (script)'],
  ])('-c %j: %s', (line, expected) => {
    expect(after(['sh', '-c', line])).toBe(expected);
  });

  it('is looked for where the line says', () => {
    const argv = ['sh', '-c', 'export PATH=/opt/bin; cd sub; LD_LIBRARY_PATH=/l server'];
    expect(handover({ ...START, argv })).toMatchObject({
      starts: [{ argv: ['server'], path: ['/opt/bin'], workdir: '/srv/sub', libraryPath: ['/l'] }],
    });
  });

  it('is a hundred commands at most', () => {
    expect(after(['sh', '-c', '/app;'.repeat(100_000)])).toMatch(/^(\/app; ){100}\(script\)$/);
  });
});
