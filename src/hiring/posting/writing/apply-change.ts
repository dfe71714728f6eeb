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
import type { JobChangeColumns } from '#board/screening/first-look/job-change.schema.ts'
import { queueHold } from '#board/screening/screen-posting.ts'
import { notifyOfJobChange } from '#hiring/applications/notices/notify-applicants.ts'
import { lockPosting, updatePosting } from '#hiring/posting/postings.queries.ts'
import { hasApplicant, recordJob } from '#hiring/posting/stored/organisation-jobs.ts'
import { isProved, lockOrganisation, toNameKey } from '#organisations/organisations.queries.ts'

const CHANGED_SINCE =
  'The organisation’s name or legal body has changed since you read this change.'

/**
 * Publishes the change of a job that waits, if it was saved before the given time: a later one has not been read. If
 * its organisation has another name or claim by now, and does not prove that name, it waits for another look. A job
 * that somebody has applied to keeps its name. The job keeps its status. Call it in a transaction. Does nothing without
 * a change.
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
  const { columns } = change
  const newName = columns.employerName ?? job.employerName
  const isRenamed = toNameKey(newName) !== toNameKey(job.employerName)
  const organisationId = columns.organisationId ?? job.organisationId
  // They applied to the employer of that name, perhaps while the change was waiting.
  const keepsName = await hasApplicant(db, jobId)
  if (keepsName && isRenamed && organisationId !== job.organisationId) return
  const employerName = keepsName && isRenamed ? job.employerName : newName
  const organisation = organisationId && (await lockOrganisation(db, organisationId))
  if (!organisation) throw new DomainError('not_found')
  const { name, legalName, companyNumber, sponsorId } = organisation
  const claim = { legalName, companyNumber, sponsorId }
  const hasName = toNameKey(name) === toNameKey(employerName)
  const isPosterProved = hasName && (await isProved(db, organisation.id))
  const poster = isPosterProved ? ('proved' as const) : ('unproved' as const)
  const isOtherName = !hasName && !keepsName
  if (isOtherName || (poster === 'unproved' && !isSameClaim(columns, claim))) {
    const { accountId } = change
    await upsertJobChange(db, {
      jobId,
      accountId,
      columns: { ...columns, employerName: keepsName ? employerName : name, ...claim },
    })
    const hold = { risk: 3 as const, reasons: [firstLookReason(CHANGED_SINCE)] }
    return queueHold(db, { id: jobId, organisationId: organisation.id }, hold, 'first-look')
  }
  await updatePosting(db, jobId, { ...columns, employerName, ...claim, poster, lookedAt: readAt })
  const after = { ...job, ...columns, employerName }
  await recordJob(
    db,
    { id: change.accountId },
    {
      action: 'job-changed',
      job: after,
      lines: await notifyOfJobChange(db, tasks, { before: job, after }),
    },
  )
  const { employerLogo: logo } = job
  if (logo && logo !== after.employerLogo) await tasks.enqueue(db, 'delete-logo', { key: logo })
}

function isSameClaim(one: Claim, other: Claim): boolean {
  return (
    one.legalName === other.legalName &&
    one.companyNumber === other.companyNumber &&
    one.sponsorId === other.sponsorId
  )
}

type Claim = Pick<JobChangeColumns, 'legalName' | 'companyNumber' | 'sponsorId'>
