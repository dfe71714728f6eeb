import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker, type ResourceLimits } from 'node:worker_threads'

// Resolved through the package's `imports`: this module runs from the sources or from the bundle.
const { resolve } = createRequire(import.meta.url)

interface ThreadOptions {
  resourceLimits?: ResourceLimits
  /** Ends the thread after this long without work; without it, an idle one stays. */
  idleMs?: number
}

/**
 * A thread that answers one message at a time, while the server answers other requests. A failure or a timeout ends it,
 * and the next message starts another.
 */
export function createThread<Question, Answer>(
  module: string,
  { resourceLimits, idleMs }: ThreadOptions = {},
) {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  /** @throws the failure of the thread; an `AbortError` after `longestMs` */
  return async function ask(question: Question, longestMs: number): Promise<Answer> {
    clearTimeout(idle)
    const thread = (worker ??= start())
    thread.postMessage(question)
    try {
      const [answer] = (await once(thread, 'message', {
        signal: AbortSignal.timeout(longestMs),
      })) as [Answer]
      if (idleMs) idle = setTimeout(() => void thread.terminate(), idleMs).unref()
      return answer
    } catch (error) {
      worker = null
      await thread.terminate()
      throw error
    }
  }

  function start() {
    const thread = new Worker(resolve(module), { resourceLimits })
    thread
      .on('error', () => {})
      .once('exit', () => {
        if (worker === thread) worker = null
      })
    // An idle thread must not keep the process alive.
    thread.unref()
    return thread
  }
}
