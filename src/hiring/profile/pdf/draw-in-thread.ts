import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { createFairQueue } from '#platform/files/fair-queue.ts'
import type { ProfileDocument } from './write-profile.ts'

// Resolved through the package's `imports`: this module runs from the sources or from the bundle.
const { resolve } = createRequire(import.meta.url)

/**
 * A CV of four pages takes less than a second; a long one in a script whose letters are hard to join takes a minute.
 */
const LONGEST_MS = 20_000
const TOO_LONG = 'Your CV takes too long to draw as a PDF. Shorten its texts, then try again.'

const DRAWN_ALREADY = 'Your CV is being drawn already. Wait a moment, then try again.'

const inTurn = createFairQueue({
  maxWaiting: 3,
  refuse: () => new DomainError('too_many', [{ field: '', message: DRAWN_ALREADY }]),
})

let worker: Worker | null = null

/**
 * Draws a CV in a thread, while the server answers other requests: one at a time, taking turns by account.
 * @throws {DomainError} `invalid_input` if it takes longer than `longestMs`, `too_many` if others of the account wait
 */
export function drawInThread(
  accountId: string,
  document: ProfileDocument,
  longestMs = LONGEST_MS,
): Promise<Buffer> {
  return inTurn(accountId, () => draw(document, longestMs))
}

async function draw(document: ProfileDocument, longestMs: number): Promise<Buffer> {
  const thread = (worker ??= start())
  const tooLong = AbortSignal.timeout(longestMs)
  thread.postMessage(document)
  try {
    const [bytes] = (await once(thread, 'message', { signal: tooLong })) as [Uint8Array]
    return Buffer.from(bytes)
  } catch (error) {
    worker = null
    await thread.terminate()
    if (tooLong.aborted) throw new DomainError('invalid_input', [{ field: '', message: TOO_LONG }])
    throw error
  }
}

function start() {
  const thread = new Worker(resolve('#hiring/profile/pdf/pdf-worker.ts'))
  thread
    .on('error', () => {})
    .once('exit', () => {
      if (worker === thread) worker = null
    })
  // An idle thread must not keep the process alive.
  thread.unref()
  return thread
}
