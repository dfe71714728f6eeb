import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import { createFairQueue } from '#platform/files/fair-queue.ts'
import { createThread } from '#platform/files/threads/thread.ts'
import type { ProfileDocument } from './write-profile.ts'

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

const ask = createThread<ProfileDocument, Uint8Array>('#hiring/profile/pdf/pdf-worker.ts')

/**
 * Draws a CV in a thread: one at a time, taking turns by account.
 * @throws {DomainError} `invalid_input` if it takes longer than `longestMs`, `too_many` if others of the account wait
 */
export function drawInThread(
  accountId: string,
  document: ProfileDocument,
  longestMs = LONGEST_MS,
): Promise<Buffer> {
  return inTurn(accountId, async () => {
    try {
      return Buffer.from(await ask(document, longestMs))
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError') throw error
      throw wrongField('', TOO_LONG)
    }
  })
}
