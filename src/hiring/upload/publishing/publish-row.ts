import { createHash } from 'node:crypto'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockAccountForShare } from '#accounts/account.queries.ts'
import { findOwnPoster } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { toId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { requireAllowed } from '#hiring/posting/writing/require-allowed.ts'
import { hasLogo } from '#hiring/posting/logos/logos.queries.ts'
import type { Posting } from '#hiring/posting/stored/posting-columns.ts'
import { findPosting, lockPosting, type PostingRow } from '#hiring/posting/postings.queries.ts'
import { findRefusedIn } from '#hiring/posting/drafts/posting-texts.ts'
import type { PostingWriter } from '#hiring/posting/writing/write-posting.ts'
import { recordFindings } from '#board/screening/record-findings.ts'
import type { RowChecks } from '#hiring/upload/check-rows.ts'
import { findByReference, findTwin } from '#hiring/upload/own-jobs.ts'
import { findRow, lockUnpublished, setOutcome, type WholeRow } from '#hiring/upload/rows.queries.ts'
import { isSamePosting, withJob } from '#hiring/upload/same-posting.ts'
import type { UploadRow } from '#hiring/upload/uploads.queries.ts'
import { consumeDaily } from './daily-limit.ts'
import { toRefusal, toResult, type RowResult } from './row-result.ts'

interface Publishing {
  upload: UploadRow
  row: WholeRow
  /** The organisation under whose name the row posts; null if its first job creates it. */
  organisationId: Id | null
  posting: Posting
}

/** Publishes or changes the job of one row, and records the outcome in the same transaction. */
export function createRowPublisher(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { checks, writer }: { checks: Pick<RowChecks, 'parseRow'>; writer: PostingWriter },
) {
  return async function publishRow(upload: UploadRow, number: number) {
    const row = await findRow(db, upload.id, number)
    if (!row || row.outcome !== null) return
    try {
      await publishOnce(upload, row)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await setOutcome(db, { uploadId: upload.id, number }, toRefusal(error))
    }
  }

  async function publishOnce(upload: UploadRow, row: WholeRow) {
    const { accountId, id: uploadId } = upload
    const own = await findOwnPoster(db, accountId, row.answers.companyName ?? '')
    const { organisationId } = own
    const before = await findBefore(organisationId, row.reference)
    const parsed = await parse(uploadId, row, before)
    const posting = before ? parsed : await withoutLostLogo(accountId, parsed)
    if (!before) await consumeDaily(limits, accountId, own)
    await db.transaction().execute(async (db) => {
      await lockAccountForShare(db, accountId)
      if (!(await lockUnpublished(db, uploadId, row.number))) return
      const publishing = { upload, row, organisationId, posting }
      const result = before ? await change(db, publishing, before) : await insert(db, publishing)
      await setOutcome(db, { uploadId, number: row.number }, result)
    })
  }

  /** The job that the row changes, if any. */
  async function findBefore(organisationId: Id | null, reference: string) {
    if (!organisationId || reference === '') return null
    const id = await findByReference(db, organisationId, reference)
    return id === null ? null : findPosting(db, id)
  }

  /** Parses the row; counts the rules that refuse its words, outside any transaction. */
  async function parse(uploadId: Id, row: WholeRow, before: PostingRow | null) {
    const { form, posting } = await checks.parseRow(withJob(row, before), before)
    if (!('problems' in posting)) return posting
    await recordFindings(db, jobIdOf(uploadId, row.number), findRefusedIn(form.values))
    throw new DomainError('invalid_input', posting.problems)
  }

  /** The posting without its logo if that is gone, for instance with the job that the row got it from. */
  async function withoutLostLogo(accountId: Id, posting: Posting): Promise<Posting> {
    const { logo } = posting
    return logo && !(await hasLogo(db, accountId, logo)) ? { ...posting, logo: null } : posting
  }

  async function insert(
    db: Db,
    { upload, row, organisationId, posting }: Publishing,
  ): Promise<RowResult> {
    const { place, jobTitle: title } = posting.fields
    const isNews = row.plan === 'new' && row.reference === ''
    const since = upload.createdAt
    const twin =
      isNews && organisationId ? await findTwin(db, { organisationId, title, place, since }) : null
    if (twin)
      return { outcome: 'refused', outcomeDetail: 'You have this job already.', jobId: twin }
    const id = await writer.insert(
      db,
      { id: upload.accountId },
      { posting, id: jobIdOf(upload.id, row.number), reference: row.reference || null },
    )
    return toResult(db, id, 'published')
  }

  async function change(
    db: Db,
    { upload, posting }: Publishing,
    { id }: PostingRow,
  ): Promise<RowResult> {
    const actor = { id: upload.accountId }
    const locked = await lockPosting(db, id)
    const job = await requireAllowed(db, actor, { action: 'change', job: locked })
    if (isSamePosting(job, posting)) return toResult(db, id, 'unchanged')
    await writer.change(db, actor, { job, posting })
    return toResult(db, id, 'changed')
  }
}

/** The id of a row’s job, the same however often it is published. */
function jobIdOf(uploadId: Id, number: number): Id {
  return toId(createHash('sha256').update(`upload\n${uploadId}\n${number}`).digest())
}
