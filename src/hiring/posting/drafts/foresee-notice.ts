import { changeLine } from '#hiring/applications/model/application-words.ts'
import { CHANGE_DELAY_SECONDS } from '#hiring/applications/notices/notify-applicants.ts'
import { findActive } from '#hiring/applications/notices/notices.queries.ts'
import { changesOf, factsOf } from '#board/jobs/changes/job-facts.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import { toColumns, type Posting } from '#hiring/posting/stored/posting-columns.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'

const DELAY = `${CHANGE_DELAY_SECONDS / 60} minutes`
const LATER = `Once someone has applied, we email them when you change the pay, the place or the hours, ${DELAY} after you save`

/** Which changes of a job its applicants would be told of, and when; null while nobody has applied. */
export async function sayWhoIsTold(db: Db, jobId: Id): Promise<string | null> {
  const { length } = await findActive(db, jobId)
  if (length === 0) return null
  return `${countWords(length)} applied. If you change the title, the pay, the place, the hours, the job type or the occupation, we email them what differs, ${DELAY} after you save.`
}

interface ForeseenChange {
  jobId: Id
  /** Null for a job that is new, or not valid yet. */
  posting: Posting | null
  mustWait: boolean
}

/** The emails that a change would send, and when, for the last step. */
export async function foreseeNotice(
  db: Db,
  { jobId, posting, mustWait }: ForeseenChange,
): Promise<{ term: string; value: string }> {
  const before = posting && (await findPosting(db, jobId))
  const { length } = before ? await findActive(db, jobId) : []
  if (!before || length === 0) return { term: 'Later', value: LATER }
  const after = { ...toColumns(posting), payText: before.payText }
  const lines = changesOf(factsOf(before), factsOf(after)).map(changeLine)
  const time = mustWait ? 'once the change is public' : `${DELAY} after you save`
  const told =
    lines.length > 0
      ? `We email them what differs, ${time}: ${lines.join('; ')}.`
      : 'Nothing changes that we would email them about.'
  return { term: 'People who applied', value: `${countWords(length)} applied. ${told}` }
}

function countWords(count: number) {
  return count === 1 ? '1 person has' : `${count} people have`
}
