import { startProgress } from '#board/jobs/import/progress.ts'

interface Run {
  signal: AbortSignal
  /** Called with the number of rows read so far. */
  onProgress(read: number): void
}

/** Runs work on `size` rows and prints its progress. Ctrl-C stops it early. */
export async function runUntilStopped<Result>(size: number, work: (run: Run) => Promise<Result>) {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  process.once('SIGINT', stop)
  const counts = { read: 0 }
  const progress = startProgress({ size, bytesRead: () => counts.read })
  function onProgress(read: number) {
    counts.read = read
    progress.show(counts)
  }
  try {
    return { result: await work({ signal, onProgress }), isStopped: signal.aborted }
  } finally {
    progress.stop()
    process.off('SIGINT', stop)
  }
}
