import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { deleteJobChange, findJobChange } from '#board/screening/first-look/job-changes.queries.ts'
import { notifyOfJobChange } from '#hiring/applications/notices/notify-applicants.ts'
import { lockPosting, updatePosting } from '#hiring/posting/postings.queries.ts'
import { recordJob } from '#hiring/posting/stored/organisation-jobs.ts'
import type { toColumns } from '#hiring/posting/stored/posting-columns.ts'
import { isProved, lockOrganisation } from '#organisations/organisations.queries.ts'

/** The columns of a change that waits. */
type WaitingColumns = ReturnType<typeof toColumns> & {
  organisationId: Id
  reference?: null
}

/**
 * Publishes the change of a job that waits, if it was saved before the given time: a later one has not been read. The
 * job keeps its status. Call it in a transaction. Does nothing without a change.
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
  const organisation = await findClaim(db, columns.organisationId)
  await updatePosting(db, jobId, { ...columns, ...organisation, lookedAt: readAt })
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

/** The columns that the organisation decides, as they are now: it may have changed since the job was saved. */
async function findClaim(db: Db, id: Id) {
  const organisation = await lockOrganisation(db, id)
  if (!organisation) throw new DomainError('not_found')
  const { legalName, companyNumber, sponsorId } = organisation
  const poster = (await isProved(db, id)) ? ('proved' as const) : ('unproved' as const)
  return { poster, legalName, companyNumber, sponsorId }
}
