/** What engines say when something known went wrong, and what to do about it. First match wins. */
const KNOWN: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [
    /exec format error/i,
    'A program of another architecture was started. For an emulated build, run docker/setup-qemu-action before this step; else check that the base image has this platform',
  ],
  [
    /exit (?:code|status):? 139|signal 11|SIGSEGV|segmentation fault|qemu: uncaught target signal/i,
    'The program crashed, as programs do under QEMU. Build this platform on a runner of its own architecture (input runners)',
  ],
  [
    /exit (?:code|status):? 137|signal: killed|out of memory|cannot allocate memory/i,
    'The process was killed, most often for lack of memory. Use a larger runner',
  ],
  [
    /toomanyrequests|rate limit/i,
    'The registry limits anonymous pulls. Log in before this step, or pull base images from a mirror',
  ],
  [
    /no match for platform|no matching manifest|image with reference .* does not provide|no image found in (?:manifest list|image index) for architecture/i,
    'The base image does not have this platform. Mark the platform optional (`linux/arm64?`), leave it out for this template, or use another base image',
  ],
  [
    /unauthorized|authentication required|denied: requested access/i,
    'A base image, a cache or an output needs a login: run docker/login-action (or podman login) before this step',
  ],
  [
    /failed to compute cache key.* not found|failed to calculate checksum of ref .* not found|copier: stat: .*no such file or directory/i,
    'The Dockerfile copies what the build context does not hold: paths are seen from the context, and .dockerignore leaves files out',
  ],
  [
    /failed to read dockerfile|resolve ?: lstat|unable to prepare context|(?:discovering|cannot find|no|specified) (?:Containerfile|Dockerfile)|context must be a directory|ended with exit code \d+: stat \S+: no such file/i,
    'The Dockerfile or the build context is not there: file and context are seen from the folder in which the step runs. Is the repository checked out in this job, and what is generated made before this step?',
  ],
  [
    /cannot connect to the docker daemon|connection refused.*docker\.sock/i,
    'The docker daemon does not run, or DOCKER_HOST points elsewhere',
  ],
];

/** The hint for what an engine said last, if it is something known. */
export function hintFor(output: string): string | undefined {
  return KNOWN.find(([pattern]) => pattern.test(output))?.[1];
}
