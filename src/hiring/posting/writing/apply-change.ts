import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { firstLookReason } from '#board/screening/first-look/first-look.ts'
import {
  deleteJobChange,
  findJobChange,
  upsertJobChange,
} from '#board/screening/first-look/job-changes.queries.ts'
import { queueHold } from '#board/screening/screen-posting.ts'
import { notifyOfJobChange } from '#hiring/applications/notices/notify-applicants.ts'
import { lockPosting, updatePosting } from '#hiring/posting/postings.queries.ts'
import { recordJob } from '#hiring/posting/stored/organisation-jobs.ts'
import type { toColumns } from '#hiring/posting/stored/posting-columns.ts'
import { isProved, lockOrganisation, toNameKey } from '#organisations/organisations.queries.ts'

/** The columns of a change that waits, with the claim of its organisation when it was saved. */
export type WaitingColumns = ReturnType<typeof toColumns> & {
  organisationId: Id
  reference?: null
}

const CHANGED_SINCE = 'Its organisation has another name or claim than when you read the change.'

/**
 * Publishes the change of a job that waits, if it was saved before the given time: a later one has not been read. If
 * its organisation has another name or claim by now, and does not prove that name, it waits for another look. The job
 * keeps its status. Call it in a transaction. Does nothing without a change.
 */
export async function applyJobChange(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  { jobId, readAt }: { jobId: Id; readAt: string },
) {
  const job = await lockPosting(db, jobId)
  const change = await findJobChange(db, jobId)
  if (!job || !change || Date.parse(change.savedAt) > Date.parse(readAt)) return
  await deleteJobChange(db, jobId)
  if (job.status === 'removed') return
  const columns = change.columns as WaitingColumns
  const organisation = await lockOrganisation(db, columns.organisationId)
  if (!organisation) throw new DomainError('not_found')
  const { name, legalName, companyNumber, sponsorId } = organisation
  const claim = { legalName, companyNumber, sponsorId }
  const hasName = toNameKey(name) === toNameKey(columns.employerName)
  const poster = (await isProved(db, organisation.id)) ? ('proved' as const) : ('unproved' as const)
  if (!hasName || (poster === 'unproved' && !isSameClaim(columns, claim))) {
    const { accountId } = change
    await upsertJobChange(db, {
      jobId,
      accountId,
      columns: { ...columns, employerName: name, ...claim },
    })
    const hold = { risk: 3 as const, reasons: [firstLookReason(CHANGED_SINCE)] }
    return queueHold(db, { id: jobId, organisationId: columns.organisationId }, hold, 'first-look')
  }
  await updatePosting(db, jobId, { ...columns, ...claim, poster, lookedAt: readAt })
  const after = { ...columns, payText: job.payText }
  await recordJob(
    db,
    { id: change.accountId },
    {
      action: 'job-changed',
      job: { id: jobId, ...columns },
      lines: await notifyOfJobChange(db, tasks, { before: job, after }),
    },
  )
  const { employerLogo: logo } = job
  if (logo && logo !== columns.employerLogo) await tasks.enqueue(db, 'delete-logo', { key: logo })
}

function isSameClaim(one: Claim, other: Claim): boolean {
  return (
    one.legalName === other.legalName &&
    one.companyNumber === other.companyNumber &&
    one.sponsorId === other.sponsorId
  )
}

type Claim = Pick<WaitingColumns, 'legalName' | 'companyNumber' | 'sponsorId'>
