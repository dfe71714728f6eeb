import { sql } from 'kysely'
import type { AdminListQuery } from '#moderation/desk/admin.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'
import { nameOfAccount } from '#founders/cases/talk/messages.queries.ts'
import { today } from '#platform/primitives/time/today.ts'
import { ADMIN_PAGE_SIZE } from '#moderation/desk/admin.queries.ts'

/** Cases that wait for us first, by due date; then those that wait for founders; then closed ones, newest first. */
function orderOf(table: 'request' | 'last') {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`
    (case ${of('status')} when 'with-us' then '1 ' || ${of('due_on')}
      when 'your-turn' then '2' else '3' end) collate "C",
    extract(epoch from ${of('turn_since')})
      * case ${of('status')} when 'closed' then -1 else 1 end,
    ${of('id')}`
}

function isInList(filter: string | null) {
  if (filter === 'overdue')
    return sql<boolean>`request.status = 'with-us' and request.due_on < ${today()}`
  const isKnown = filter === 'with-us' || filter === 'your-turn' || filter === 'closed'
  return isKnown ? sql<boolean>`request.status = ${filter}` : sql<boolean>`true`
}

function matches(search: string) {
  const pattern = toLikePattern(search)
  return sql<boolean>`(request.reference ilike ${pattern}
    or request.company_name ilike ${pattern} or request.company_email ilike ${pattern}
    or request.description ilike ${pattern})`
}

/** One more than a page holds. */
export async function listDeskCases(
  db: Db,
  { search, status, after }: Pick<AdminListQuery, 'search' | 'status' | 'after'>,
) {
  let query = db
    .selectFrom('startupRequest as request')
    .leftJoin('account', 'account.id', 'request.assigneeId')
    .select([
      'request.id',
      'request.reference',
      'request.companyName',
      'request.companyEmail as email',
      'request.createdAt',
      'request.status',
      'request.turnSince',
      'request.dueOn',
      'request.closedAt',
      nameOfAccount(),
    ])
    .where(isInList(status))
  if (search !== '') query = query.where(matches(search))
  if (after !== null)
    query = query.where(
      sql<boolean>`(${orderOf('request')}) > (
        select ${orderOf('last')} from startup_request as last where last.id = ${after})`,
    )
  return query
    .orderBy(orderOf('request'))
    .limit(ADMIN_PAGE_SIZE + 1)
    .execute()
}

export async function countDeskCases(db: Db) {
  const { rows } = await sql<Record<'waiting' | 'overdue' | 'theirs', number>>`
    select
      count(*) filter (where status = 'with-us')::int as waiting,
      count(*) filter (where status = 'with-us' and due_on < ${today()})::int as overdue,
      count(*) filter (where status = 'your-turn')::int as theirs
    from startup_request where status <> 'closed'`.execute(db)
  return rows[0] ?? { waiting: 0, overdue: 0, theirs: 0 }
}

export async function assignCase(db: Db, id: Id, assigneeId: Id | null) {
  await db
    .updateTable('startupRequest')
    .set({ assigneeId, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function findAdminName(db: Db, accountId: Id): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select(nameOfAccount())
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.name ?? null
}

export async function insertCaseNote(
  db: Db,
  note: { id: Id; caseId: Id; accountId: Id; body: string },
) {
  await db.insertInto('founderNote').values(note).execute()
}

/** Newest first. */
export async function listCaseNotes(db: Db, caseId: Id) {
  return db
    .selectFrom('founderNote as note')
    .leftJoin('account', 'account.id', 'note.accountId')
    .select(['note.id', 'note.body as text', 'note.createdAt as at', nameOfAccount()])
    .where('note.caseId', '=', caseId)
    .orderBy('note.createdAt', 'desc')
    .orderBy('note.id', 'desc')
    .execute()
}
