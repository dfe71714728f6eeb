import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Platform } from '#platform/platform.ts'
import type { TaskContext } from '#platform/tasks/tasks.ts'
import type { PostingWriter } from '#hiring/posting/writing/write-posting.ts'
import type { RowChecks } from '#hiring/upload/check-rows.ts'
import { countTry, findUnpublished } from '#hiring/upload/rows.queries.ts'
import { findAnyUpload, updateUpload } from '#hiring/upload/uploads.queries.ts'
import { createRowPublisher } from './publish-row.ts'

interface PublisherParts {
  checks: Pick<RowChecks, 'parseRow'>
  writer: PostingWriter
  notifyJobsChanged(): void
}

/** Publishes lists in the background: each row once, in its own transaction. */
export function createPublisher(
  platform: Pick<Platform, 'db' | 'limits'>,
  { checks, writer, notifyJobsChanged }: PublisherParts,
) {
  const { db } = platform
  const publishRow = createRowPublisher(platform, { checks, writer })
  return { publishRows }

  /**
   * Continues after the last row of a process that was stopped. A row that fails does not stop the others.
   * @throws the last unexpected error, so that the task is tried again
   */
  async function publishRows(
    { uploadId }: { uploadId: Id },
    { signal }: Partial<TaskContext> = {},
  ) {
    const upload = await findAnyUpload(db, uploadId)
    if (upload?.state !== 'publishing') return
    const numbers = await findUnpublished(db, uploadId)
    let failure: unknown = null
    for (const number of numbers) {
      signal?.throwIfAborted()
      try {
        await publishRow(upload, number)
      } catch (error) {
        failure = error
        await countTry(db, { uploadId, number })
      }
    }
    if (numbers.length > 0) notifyJobsChanged()
    if ((await findUnpublished(db, uploadId)).length > 0) throw failure
    await updateUpload(db, uploadId, { state: 'done' })
  }
}
