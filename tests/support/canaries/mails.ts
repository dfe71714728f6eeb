import { sql } from 'kysely'
import type { InterviewMailKind } from '#hiring/interviews/interviews.tables.ts'
import { composeMail } from '#main/mails.ts'
import { renderEmail } from '#platform/mail/render-email.ts'
import type { QueuedMail } from '#platform/outbox/mails.ts'
import { letAlertsBeDue, sendDigests as send } from '../alerts.ts'
import type { openTestServer } from '../test-server.ts'

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, 'db' | 'services' | 'mailbox'>

const OF_INTERVIEWS: InterviewMailKind[] = [
  'offer',
  'picked',
  'cancelled',
  'reminder-day',
  'reminder-hour',
  'no-show',
]

/** Every email that the applicant gets about what is in the database, with its calendar, by kind. */
export async function mailsTo({ db, services }: Server, applicantId: string) {
  const to = await db
    .selectFrom('account')
    .innerJoin('application', 'applicantId', 'account.id')
    .select(['account.email', 'application.email as other'])
    .where('account.id', '=', applicantId)
    .execute()
  const addresses = new Set(to.flatMap(({ email, other }) => [email, other]))
  const mails: { place: string; text: string }[] = []
  for (const mail of [...(await queuedMails(db)), ...(await possibleMails(db, applicantId))]) {
    const composed = await composeMail(mail, services)
    if (!composed || 'delaySeconds' in composed) continue
    if (!composed.to.some(({ email }) => addresses.has(email))) continue
    const { content, calendar, replyTo } = composed
    const written = 'heading' in content ? await renderEmail(content) : content
    const place = `mail ${mail.kind} ${JSON.stringify(mail.about)}`
    mails.push({ place, text: JSON.stringify({ ...written, calendar, replyTo }) })
  }
  return mails
}

/** The digest of an alert about the newest jobs. */
export async function sendDigests({ db, services, mailbox }: Server) {
  await letAlertsBeDue(db)
  await services.alerts.decide()
  await send({ db, services })
  const mails = await Promise.all((await mailbox.list()).map(({ id }) => mailbox.find(id)))
  return mails.map((mail) => ({ place: 'mail of an alert', text: JSON.stringify(mail) }))
}

async function queuedMails(db: Server['db']) {
  return (await db
    .selectFrom('outboxMail')
    .select(['id', 'kind', 'subject', 'about'])
    .execute()) as unknown as QueuedMail[]
}

/** Emails that other events would have queued. */
async function possibleMails(db: Server['db'], applicantId: string): Promise<QueuedMail[]> {
  const applications = await db
    .selectFrom('application')
    .select('id')
    .where('applicantId', '=', applicantId)
    .execute()
  const ids = applications.map(({ id }) => id)
  const events = await db
    .selectFrom('applicationEvent')
    .select(['id', 'applicationId'])
    .where('applicationId', 'in', ids)
    .execute()
  const interviews = await db
    .selectFrom('interview')
    .select(['id', 'version', 'offerId'])
    .where('applicationId', 'in', ids)
    .execute()
  const items = await db
    .selectFrom('arrivalItem')
    .select(['applicationId', 'item', sql<string>`coalesce(planned_on, '2026-01-01')`.as('day')])
    .execute()
  const mails: Omit<QueuedMail, 'id'>[] = [
    ...ids.flatMap((subject) =>
      (['receipt', 'details'] as const).map((kind) => ({
        kind: 'application' as const,
        subject,
        about: { kind },
      })),
    ),
    ...events.map(({ id, applicationId }) => ({
      kind: 'application' as const,
      subject: applicationId,
      about: { kind: 'notice' as const, eventId: Number(id) },
    })),
    ...interviews.flatMap(({ id, version, offerId }) =>
      OF_INTERVIEWS.map((kind) => ({
        kind: 'interview' as const,
        subject: id,
        about: { side: 'applicant' as const, kind, version, offerId },
      })),
    ),
    ...items.map(({ applicationId, item, day }) => ({
      kind: 'arrival' as const,
      subject: applicationId,
      about: { side: 'applicant' as const, kind: 'reminder' as const, day, items: [item] },
    })),
    ...ids.map((subject) => ({ kind: 'warning' as const, subject, about: {} })),
  ]
  return mails.map((mail, at) => ({ ...mail, id: `possible-${at}` }) as QueuedMail)
}
