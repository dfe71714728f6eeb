/** Stops the start, with a message for the person who runs the server. Shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** Reports why a command or the server ends, and sets the exit code 1. */
export function reportFailure(error: unknown) {
  const text = error instanceof StartupError ? error.message : String((error as Error).stack)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

/** A clear error for a port that is in use; any other error is returned as it is. */
export function toListenError(error: NodeJS.ErrnoException, port: number, setting = 'PORT'): Error {
  if (error.code !== 'EADDRINUSE') return error
  return new StartupError(
    `${setting} ${port} is taken by another program; set ${setting} to a free one.`,
    { cause: error },
  )
}
