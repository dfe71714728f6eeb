/** The free bytes at the end of a heap from which glibc returns them: its default, which no longer grows once set. */
const TRIM_THRESHOLD = 128 * 1024

/** V8’s young generation, in megabytes: three of these. */
const SEMI_SPACE = 16

/**
 * Starts this process again, under the same id, with settings that only a program’s start reads: glibc returns freed
 * memory to the system, and V8 keeps less for young objects (decision 65). Systems other than Linux go on as they are.
 */
export function limitMemory(program: string) {
  const { env, execPath, execArgv, platform } = process
  if (platform !== 'linux' || env.MALLOC_TRIM_THRESHOLD_ || !process.execve) return
  process.execve(
    execPath,
    [execPath, ...execArgv, `--max-semi-space-size=${SEMI_SPACE}`, program],
    { ...env, MALLOC_TRIM_THRESHOLD_: String(TRIM_THRESHOLD) },
  )
}
