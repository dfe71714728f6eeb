import { sql } from 'kysely'
import { composeMail } from '#main/mails.ts'
import type { Db } from '#platform/database/database.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { MailKind, NewMail } from '#platform/outbox/mails.ts'
import { createOutbox } from '#platform/outbox/outbox.ts'
import { insertMail } from '#platform/outbox/outbox.queries.ts'
import type { openTestServer } from './test-server.ts'

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, 'db' | 'services' | 'tasks'>

/** The emails about a subject, oldest first; those of these variants, if any are named. */
export async function mailsAbout(
  db: Db,
  { kind, subject }: { kind: MailKind; subject: string },
  ...variants: string[]
) {
  let query = db
    .selectFrom('outboxMail')
    .select(['id', 'about', 'sentAt', 'heldAt', 'droppedAt'])
    .select(sql<string>`about ->> 'kind'`.as('variant'))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
  if (variants.length > 0) query = query.where(sql`about ->> 'kind'`, 'in', variants)
  return query.orderBy('createdAt').orderBy('id').execute()
}

export function applicationMails(db: Db, applicationId: string, ...variants: string[]) {
  return mailsAbout(db, { kind: 'application', subject: applicationId }, ...variants)
}

/** The outbox with this mail server. */
export function outboxWith({ db, tasks, services }: Server, mail: Mail) {
  return createOutbox({ db, tasks, mail }, (queued) => composeMail(queued, services))
}

/** Composes and sends another email of a kind at once, whatever was queued before. */
export async function deliverMail<Kind extends MailKind>(
  { db, services }: Pick<Server, 'db' | 'services'>,
  mail: NewMail<Kind>,
) {
  const mailId = await insertMail(db, mail, { isQueued: true })
  await services.outbox.deliver(mailId ?? '')
}
