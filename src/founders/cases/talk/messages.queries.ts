import { sql } from 'kysely'
import type { CaseSide } from '#founders/cases/founder-case.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

interface NewMessage {
  id: Id
  caseId: Id
  side: CaseSide
  accountId: Id | null
  formId: Id | null
  body: string
}

export async function insertCaseMessage(db: Db, message: NewMessage) {
  await db.insertInto('founderMessage').values(message).execute()
}

/** Whether the same form has already sent these words. */
export async function isRepeat(
  db: Db,
  { caseId, side, accountId, formId, body }: NewMessage,
): Promise<boolean> {
  if (formId === null) return false
  const row = await db
    .selectFrom('founderMessage')
    .select('id')
    .where('caseId', '=', caseId)
    .where('side', '=', side)
    .where('accountId', 'is not distinct from', accountId)
    .where('formId', '=', formId)
    .where('body', '=', body)
    .executeTakeFirst()
  return row !== undefined
}

/** Messages, oldest first, with the first name of the admin who wrote them. */
export async function listCaseMessages(db: Db, caseId: Id) {
  return db
    .selectFrom('founderMessage as message')
    .leftJoin('account', 'account.id', 'message.accountId')
    .select([
      'message.id',
      'message.side',
      'message.accountId',
      'message.body as text',
      'message.createdAt as at',
      'account.firstName',
      nameOfAccount(),
    ])
    .where('message.caseId', '=', caseId)
    .orderBy('message.createdAt')
    .orderBy('message.id')
    .execute()
}

/** ‘Ola Obi’; null without an account. */
export function nameOfAccount() {
  return sql<
    string | null
  >`nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '')`.as('name')
}
