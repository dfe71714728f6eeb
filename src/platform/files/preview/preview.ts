import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { createFairQueue } from '#platform/files/fair-queue.ts'
import { createThread } from '#platform/files/threads/thread.ts'
import type { DocumentType } from '#platform/files/document-type.ts'
import type { DocumentText, PreviewAnswer, PreviewQuestion } from './read-document.ts'

/** On a busy machine a document of fifty pages takes several seconds. */
const LONGEST_MS = 10_000
export const BUSY = 'Many documents are being opened. Wait a moment, then try again.'

const inTurn = createFairQueue({
  maxWaiting: 24,
  maxWaitingInAll: 200,
  refuse: () => new DomainError('too_many', [{ field: '', message: BUSY }]),
})

const ask = createThread<PreviewQuestion, PreviewAnswer>(
  '#platform/files/preview/preview-worker.ts',
  { resourceLimits: { maxOldGenerationSizeMb: 256 }, idleMs: 30_000 },
)

interface StrangersDocument {
  /** The file’s name; its ending is by its content. */
  name: string
  content: Readable
}

/** The text of a document, and the number of pages that can be drawn; null if it cannot be read. */
export async function readText(accountId: string, document: StrangersDocument) {
  const answer = await read(accountId, document, null)
  return answer && 'text' in answer ? (answer satisfies DocumentText) : null
}

/** A page of a PDF as a WebP image of our own drawing; null if there is no such page. */
export async function drawPage(accountId: string, document: StrangersDocument, page: number) {
  const answer = await read(accountId, document, page)
  return answer && 'image' in answer ? Buffer.from(answer.image) : null
}

/** @throws {DomainError} `too_many` */
async function read(accountId: string, { name, content }: StrangersDocument, page: number | null) {
  const bytes = await buffer(content)
  const type = (name.split('.').at(-1) ?? '') as DocumentType
  return inTurn(accountId, async () => {
    try {
      return await ask({ type, bytes, page }, LONGEST_MS)
    } catch {
      // It took too long or too much memory: it can still be downloaded.
      return null
    }
  })
}
