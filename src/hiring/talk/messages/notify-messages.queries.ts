import { secondsUntilNext } from '#platform/outbox/outbox.queries.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { ApplicationMail } from '#hiring/applications/applications.mails.ts'
import { nameOf } from '#hiring/team/notes/member-name.ts'
import type { Db } from '#platform/database/database.ts'

export const MAIL_PAUSE_SECONDS = 3600

/** The email kind for messages to each side. */
export const MAIL_KINDS = {
  applicant: 'messages-to-applicant',
  employer: 'messages-to-employer',
} as const satisfies Record<TalkSide, ApplicationMail['kind']>

/** Locks the application (FOR UPDATE), so that its emails are queued, and its notes counted, one by one. False if it is gone. */
export async function lockApplication(db: Db, id: Id): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Messages that were neither read nor mailed. Texts of a status wait for its email. */
export async function findPendingMessages(db: Db, applicationId: Id, to: TalkSide): Promise<Id[]> {
  const rows = await db
    .selectFrom('applicationMessage as message')
    .innerJoin('application', 'application.id', 'message.applicationId')
    .select('message.id')
    .where('message.applicationId', '=', applicationId)
    .where('message.side', '<>', to)
    .where('message.sentAt', 'is not', null)
    .where('message.readAt', 'is', null)
    .where('message.mailId', 'is', null)
    .where((is) =>
      is.or([is('message.eventId', 'is', null), is('application.statusBefore', 'is', null)]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The seconds until the next email about messages to this side; 0 if it can go now. A pending email comes first. */
export function secondsUntilNextMail(db: Db, applicationId: Id, to: TalkSide): Promise<number> {
  const variant = MAIL_KINDS[to]
  return secondsUntilNext(db, {
    subject: applicationId,
    kind: 'application',
    variant,
    seconds: MAIL_PAUSE_SECONDS,
  })
}

export async function assignMail(db: Db, ids: Id[], mailId: Id) {
  await db.updateTable('applicationMessage').set({ mailId }).where('id', 'in', ids).execute()
}

/** Assigns the text of a change of status to its email. */
export async function assignWords(db: Db, { eventId, mailId }: { eventId: number; mailId: Id }) {
  await db
    .updateTable('applicationMessage')
    .set({ mailId })
    .where('eventId', '=', eventId)
    .where('sentAt', 'is not', null)
    .where('mailId', 'is', null)
    .execute()
}

/** The messages of an email; with `onlyUnread` without those read meanwhile. */
export async function findMailMessages(
  db: Db,
  mailId: Id,
  { onlyUnread }: { onlyUnread: boolean },
) {
  let query = db
    .selectFrom('applicationMessage as message')
    .leftJoin('account as author', 'author.id', 'message.accountId')
    .select(['message.body', 'message.fileName', nameOf('author').as('authorName')])
    .where('message.mailId', '=', mailId)
    .where('message.sentAt', 'is not', null)
  if (onlyUnread) query = query.where('message.readAt', 'is', null)
  return query.orderBy('message.sentAt').orderBy('message.id').execute()
}

export async function deleteMail(db: Db, id: Id) {
  await db.deleteFrom('outboxMail').where('id', '=', id).execute()
}
