import { jobPath } from '#board/jobs/model/job-paths.ts'
import { findReader } from '#hiring/still-open/still-open.queries.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import { languageFor } from '#platform/languages/languages.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { heldEmail, liveEmail } from './job-status.mail.ts'
import { groupByContact, listWithStatus } from './job-status.queries.ts'

type InTransaction = Pick<Platform, 'db' | 'tasks'>

/** Queues the email to a member that their job is live or held; none for any other status. */
export async function queueStatusMail(
  { db, tasks }: InTransaction,
  { accountId, jobId }: { accountId: Id; jobId: Id },
) {
  const { status } = await db
    .selectFrom('job')
    .select('status')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  if (status !== 'open' && status !== 'held') return
  const about = { status, jobIds: [jobId] }
  await queueMail({ db, tasks }, { kind: 'job-status', subject: accountId, about })
}

/** Queues one email for each contact of these jobs, which lists those that went live. */
export async function queueLiveMails({ db, tasks }: InTransaction, jobIds: Id[]) {
  await db.transaction().execute(async (db) => {
    for (const [subject, ids] of await groupByContact(db, jobIds))
      await queueMail(
        { db, tasks },
        { kind: 'job-status', subject, about: { status: 'open', jobIds: ids } },
      )
  })
}

/** Composes the email about those of its jobs that still have the status. */
export function createStatusMails(db: Db, { publicUrl }: Pick<Config, 'publicUrl'>) {
  return async function compose({
    subject: accountId,
    about,
  }: QueuedMail<'job-status'>): Promise<Composed> {
    const reader = await findReader(db, accountId)
    const jobs = reader ? await listWithStatus(db, about) : []
    const [first] = jobs
    if (!reader || !first) return null
    const { email, firstName } = reader
    const language = languageFor(reader.language)
    const allHref = `${publicUrl}/dashboard`
    const { title, heldBecause: because, caseId } = first
    const content =
      about.status === 'open'
        ? liveEmail({ firstName, jobs: jobs.map(toMailed), allHref }, language)
        : heldEmail(
            {
              firstName,
              title,
              because: because ?? '',
              href: caseId ? `${publicUrl}/cases/${caseId}` : allHref,
            },
            language,
          )
    return { to: [{ email }], content }
  }

  function toMailed({ employerName: employer, ...job }: Job) {
    return { ...job, employer, href: `${publicUrl}${jobPath(job)}` }
  }
}

type Job = Awaited<ReturnType<typeof listWithStatus>>[number]
