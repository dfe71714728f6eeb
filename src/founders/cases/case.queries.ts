import { sql } from 'kysely'
import { ANSWER_DAYS, type CaseAction, type CaseSide, type CaseStatus } from './founder-case.ts'
import { addWorkingDays } from './working-days.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { today } from '#platform/primitives/time/today.ts'

const COLUMNS = [
  'id',
  'reference',
  'companyName',
  'typeOfHealthcare',
  'companyEmail',
  'emailKey',
  'companyPhoneNumber',
  'description',
  'status',
  'turnSince',
  'dueOn',
  'version',
  'assigneeId',
  'pathNation',
  'pathKind',
  'pathTicks',
  'openedAt',
  'closedAt',
  'createdAt',
] as const

export type CaseRow = NonNullable<Awaited<ReturnType<typeof findCase>>>

export async function findCase(db: Db, id: Id) {
  const row = await cases(db).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function findCaseByReference(db: Db, reference: string): Promise<CaseRow | null> {
  const row = await cases(db).where('reference', '=', reference).executeTakeFirst()
  return row ?? null
}

/** Locks the case until the transaction ends (FOR UPDATE); null if it is gone. */
export async function lockCase(db: Db, id: Id): Promise<CaseRow | null> {
  const row = await cases(db).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

/** Cases, newest first. */
export async function listCasesOfAddress(db: Db, emailKey: string): Promise<CaseRow[]> {
  return cases(db)
    .where('emailKey', '=', emailKey)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

function cases(db: Db) {
  return db.selectFrom('startupRequest').select(COLUMNS)
}

/** The key of an account’s confirmed address; null if it is not confirmed. */
export async function findConfirmedKey(db: Db, accountId: Id): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('emailKey')
    .where('id', '=', accountId)
    .where('verifiedAt', 'is not', null)
    .executeTakeFirst()
  return row?.emailKey ?? null
}

/** The day by which we answer a case that comes to us today. */
export function dueFrom(day = today()): string {
  return addWorkingDays(day, ANSWER_DAYS)
}

/**
 * Sets whose turn it is. A case that is already with us keeps its due date: writing twice does not extend it. Call it
 * with the locked row.
 */
export async function setTurn(
  db: Db,
  { id, status: before, dueOn }: Pick<CaseRow, 'id' | 'status' | 'dueOn'>,
  { status, isAnswered = false }: { status: CaseStatus; isAnswered?: boolean },
) {
  const due = before === 'with-us' && !isAnswered ? dueOn : dueFrom()
  const isSame = before === status && !isAnswered
  await db
    .updateTable('startupRequest')
    .set({
      status,
      dueOn: status === 'with-us' ? due : null,
      closedAt: status === 'closed' ? sql<string>`coalesce(closed_at, now())` : null,
      version: sql<number>`version + 1`,
      ...(!isSame && { turnSince: sql<string>`now()`, remindedAt: null }),
    })
    .where('id', '=', id)
    .execute()
}

export async function insertCaseEvent(
  db: Db,
  event: { caseId: Id; side: CaseSide; action: CaseAction },
) {
  await db.insertInto('founderEvent').values(event).execute()
}

/** Events, newest first. */
export async function listCaseEvents(db: Db, caseId: Id) {
  return db
    .selectFrom('founderEvent')
    .select(['id', 'side', 'action', 'createdAt as at'])
    .where('caseId', '=', caseId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

/**
 * Deletes the case with everything about it.
 * @returns the keys of its files
 */
export async function deleteCaseRow(db: Db, id: Id): Promise<string[]> {
  const files = await db
    .selectFrom('founderDocument')
    .select('fileKey')
    .where('caseId', '=', id)
    .execute()
  await db.deleteFrom('startupRequest').where('id', '=', id).execute()
  return files.map(({ fileKey }) => fileKey)
}
