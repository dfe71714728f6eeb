import { sql, type Selectable } from 'kysely'
import type { AdminAction, AdminLogEntry, InboxStatus, AdminSubject } from './admin.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Page } from '#platform/primitives/paging.ts'
import { toPage } from '#platform/paging.ts'

/** The account if it is an admin's and not suspended; null for everyone else. */
export async function findAdmin(db: Db, id: Id) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('isOwner', '=', true)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export interface NewLogEntry {
  action: AdminAction
  subject: AdminSubject
  detail?: string
}

export async function insertLogEntry(
  db: Db,
  actor: { id: Id; email: string },
  { action, subject, detail = '' }: NewLogEntry,
): Promise<number> {
  const { id } = await db
    .insertInto('deskEntry')
    .values({
      actorId: actor.id,
      actorEmail: actor.email,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      detail,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const ENTRY_COLUMNS = [
  'id',
  'actorEmail',
  'action',
  'subjectKind',
  'subjectId',
  'detail',
  'createdAt',
] as const

/** Newest first, from before the entry with this id. */
export async function listLogEntries(
  db: Db,
  { before, limit }: { before: number | null; limit: number },
): Promise<AdminLogEntry[]> {
  let query = db.selectFrom('deskEntry').select(ENTRY_COLUMNS)
  if (before !== null) query = query.where('id', '<', before)
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toEntry)
}

const MAX_HISTORY = 100

/** The changes to one subject, newest first. */
export async function listHistory(db: Db, { kind, id }: AdminSubject): Promise<AdminLogEntry[]> {
  const rows = await db
    .selectFrom('deskEntry')
    .select(ENTRY_COLUMNS)
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_HISTORY)
    .execute()
  return rows.map(toEntry)
}

type EntryRow = Pick<Selectable<Tables['deskEntry']>, (typeof ENTRY_COLUMNS)[number]>

function toEntry({
  id,
  actorEmail,
  action,
  subjectKind,
  subjectId,
  ...row
}: EntryRow): AdminLogEntry {
  const subject = { kind: subjectKind, id: subjectId }
  return { id, at: row.createdAt, who: actorEmail, action, subject, detail: row.detail }
}

async function countMessages(db: Db) {
  const rows = await db
    .selectFrom('contactMessage')
    .select(['deskStatus', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('deskStatus')
    .execute()
  const counts: Record<InboxStatus, number> = { new: 0, 'in-progress': 0, done: 0 }
  for (const { deskStatus, count } of rows) counts[deskStatus] = Number(count)
  return counts
}

type Figure = 'openJobs' | 'takenDown' | 'organisations' | 'proved' | 'people' | 'suspended'

/** The counts on the overview page. */
export async function countOverview(db: Db) {
  const { rows } = await sql<Record<Figure, number>>`
    select
      (select count(*) from job where status = 'open') as open_jobs,
      (select count(*) from job where status = 'removed' and removed_because is not null)
        as taken_down,
      (select count(*) from organisation) as organisations,
      (select count(distinct organisation_id) from organisation_proof
        where ended_at is null and lapses_at > now()) as proved,
      (select count(*) from account) as people,
      (select count(*) from account where suspended_at is not null) as suspended`.execute(db)
  const figures = rows[0]
  const figure = (name: Figure) => Number(figures?.[name] ?? 0)
  return {
    messages: await countMessages(db),
    openJobs: figure('openJobs'),
    takenDown: figure('takenDown'),
    organisations: figure('organisations'),
    proved: figure('proved'),
    people: figure('people'),
    suspended: figure('suspended'),
  }
}

/** Items on a page of a list. */
export const ADMIN_PAGE_SIZE = 15

/** The next page starts after the id of the last item. */
export function toAdminPage<Item extends { id: string | number }>(rows: Item[]): Page<Item> {
  return toPage(rows, ADMIN_PAGE_SIZE, ({ id }) => String(id))
}
