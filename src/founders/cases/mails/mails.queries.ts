import { secondsUntilNext } from '#platform/outbox/outbox.queries.ts'
import type { CaseSide } from '#founders/cases/founder-case.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { CaseMailKind } from '#founders/requests/startups.mails.ts'

const PAUSE_SECONDS = 3600

/** The email kind for messages to each side. */
export const MAIL_TO = { founder: 'to-founder', desk: 'to-desk' } as const satisfies Record<
  CaseSide,
  CaseMailKind
>

/** Messages to this side that are in no email yet. */
export async function findPendingMessages(db: Db, caseId: Id, to: CaseSide): Promise<Id[]> {
  const rows = await db
    .selectFrom('founderMessage')
    .select('id')
    .where('caseId', '=', caseId)
    .where('side', '<>', to)
    .where('mailId', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export async function assignMail(db: Db, ids: Id[], mailId: Id) {
  await db.updateTable('founderMessage').set({ mailId }).where('id', 'in', ids).execute()
}

/** The time until the next email about messages to this side; an email waiting to be sent comes first. */
export function secondsUntilNextMail(db: Db, caseId: Id, to: CaseSide): Promise<number> {
  const variant = MAIL_TO[to]
  return secondsUntilNext(db, {
    subject: caseId,
    kind: 'founder-case',
    variant,
    seconds: PAUSE_SECONDS,
  })
}

export async function listMailMessages(db: Db, mailId: Id) {
  return db
    .selectFrom('founderMessage as message')
    .leftJoin('account', 'account.id', 'message.accountId')
    .leftJoin('founderDocument as document', 'document.messageId', 'message.id')
    .select(['message.body', 'account.firstName', 'document.name as fileName'])
    .where('message.mailId', '=', mailId)
    .orderBy('message.createdAt')
    .orderBy('message.id')
    .execute()
}
