import type { DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import { toAuthor } from '#hiring/team/notes/member-name.ts'
import { findJobChange } from '#board/screening/first-look/job-changes.queries.ts'
import { toOwnView } from '#board/jobs/stored/job-rows.ts'
import { findLastChange } from '#hiring/posting/stored/organisation-jobs.ts'
import { toAnswers } from '#hiring/posting/stored/posting-columns.ts'
import type { PostingRow } from '#hiring/posting/postings.queries.ts'
import { versionOf, type Difference } from '#platform/forms/since-opened.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { differencesOf } from './differences.ts'

/** A change by somebody else, or in another window, of the advert that a form was filled from. */
export interface ChangedSince {
  /** The author of the change, and the time. */
  sentence: string
  differences: Difference[]
}

const CHANGED =
  'This advert was changed since you opened it. Nothing you typed is lost: see what differs, then save again.'

/** The form’s answers for a job as its employer has last saved it, public or not, and their version. */
export async function readAnswers(db: Db, row: PostingRow) {
  const job = toOwnView(row)
  const change = await findJobChange(db, row.id)
  const names = { category: job.category.name, country: job.country.name }
  const answers = toAnswers({ ...row, ...change?.columns }, names)
  // The declaration is made anew with every form.
  const { noFee: _noFee, ...lasting } = answers
  return { job, answers, version: versionOf(lasting) }
}

/** @throws {DomainError} `entry_changed` if the form was filled from another version. One without a version may always. */
export async function requireUnchanged(db: Db, row: PostingRow, version: string | undefined) {
  if (version && (await readAnswers(db, row)).version !== version)
    throw new DomainError('entry_changed', [{ field: '', message: CHANGED }])
}

/** How a form differs from the job that was changed meanwhile. */
export async function describeChange(
  db: Db,
  reader: { id: Id },
  { row, stored, typed }: { row: PostingRow; stored: DraftAnswers; typed: DraftAnswers },
): Promise<ChangedSince> {
  return { sentence: await sayWho(db, reader, row), differences: differencesOf(stored, typed) }
}

async function sayWho(db: Db, reader: { id: Id }, row: PostingRow): Promise<string> {
  const change = await findLastChange(db, row)
  if (!change) return 'This advert has changed since you opened it.'
  const [who, when] = [toAuthor(change, reader), mediumDateTime(change.at)]
  const where = who === 'You' ? ' in another window' : ''
  return `${who} changed this advert${where} on ${when}, after you opened it.`
}
