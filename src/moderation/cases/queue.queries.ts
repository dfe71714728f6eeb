import { sql, type RawBuilder } from 'kysely'
import type { QueueItem, QueueQuery } from './queue.ts'
import { ASSIGNED_MINUTES } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { toLikePattern } from '#platform/database/like-pattern.ts'

export const QUEUE_PAGE_SIZE = 30

/** True while another admin is looking at a case. A case that no admin holds is open to all. */
const IS_TAKEN = sql<boolean>`
  moderation_case.assigned_at > now() - make_interval(mins => ${sql.lit(ASSIGNED_MINUTES)})`

/** The conditions of a filter; `status` is literal, so that the partial index can be used. */
function conditions(adminId: Id, query: QueueQuery): RawBuilder<boolean>[] {
  const { search, kind, whose, status } = query
  return [
    status === 'decided'
      ? sql<boolean>`moderation_case.status = 'decided'`
      : sql<boolean>`moderation_case.status <> 'decided'`,
    ...(kind ? [sql<boolean>`moderation_case.kind = ${kind}`] : []),
    ...(whose === 'mine'
      ? [sql<boolean>`(moderation_case.assigned_to = ${adminId} and ${IS_TAKEN})`]
      : []),
    ...(whose === 'nobody'
      ? [sql<boolean>`(moderation_case.assigned_to is null or not ${IS_TAKEN})`]
      : []),
    ...(search ? [matches(search)] : []),
  ]
}

function matches(search: string): RawBuilder<boolean> {
  const number = /^(?:case\s*)?(\d{1,15})$/i.exec(search)?.[1]
  const words = sql<boolean>`moderation_case.search_words ilike ${toLikePattern(search)}`
  return number ? sql<boolean>`(${words} or moderation_case.number = ${number}::bigint)` : words
}

/** Cases by risk, then by when they are due; decided ones by when they were decided, the newest first. */
export async function listCases(
  db: Db,
  adminId: Id,
  { limit, ...query }: QueueQuery & { limit: number },
): Promise<QueueItem[]> {
  const isDecided = query.status === 'decided'
  const key = isDecided
    ? sql`(moderation_case.decided_at, moderation_case.id)`
    : sql`(moderation_case.risk, moderation_case.due_at, moderation_case.id)`
  const after = query.after
    ? isDecided
      ? sql`and ${key} < (select decided_at, id from moderation_case where id = ${query.after})`
      : sql`and ${key} > (select risk, due_at, id from moderation_case where id = ${query.after})`
    : sql``
  const order = isDecided
    ? sql`moderation_case.decided_at desc, moderation_case.id desc`
    : sql`moderation_case.risk, moderation_case.due_at, moderation_case.id`
  const { rows } = await sql<QueueItem>`
    with page as (
      select moderation_case.* from moderation_case
      where ${sql.join(conditions(adminId, query), sql` and `)} ${after}
      order by ${order} limit ${limit}
    )
    select moderation_case.id, number::int as number, kind, risk, moderation_case.status, reasons,
      opened_at, due_at, decided_at, decision, message_id is not null as is_message,
      job.title, coalesce(organisation.name, job.employer_name) as employer,
      coalesce(organisation.name, nullif(trim(concat(account.first_name, ' ', account.last_name)), ''),
        account.email, '') as suspended,
      case when assigned_to = ${adminId} and ${IS_TAKEN} then 'mine'
        when assigned_to is not null and ${IS_TAKEN} then 'another' else 'nobody' end as holder,
      (select case when not is_from_desk then created_at end from case_note
        where case_note.case_id = moderation_case.id
        order by case_note.id desc limit 1) as wrote_at,
      (select coalesce(sum(times), 0)::int from report where report.case_id = moderation_case.id)
        as reports
    from page as moderation_case
      left join job on job.id = moderation_case.job_id
      left join organisation on organisation.id = moderation_case.organisation_id
      left join account on account.id = moderation_case.account_id
    order by ${order}`.execute(db)
  return rows
}

/** True for cases this admin may not decide: they proposed it, or it is about them or their own organisation. */
const isForAnother = (adminId: Id) => sql<boolean>`
  (status = 'confirm' and proposed_by is not distinct from ${adminId}
    or kind = 'suspension' and account_id is not distinct from ${adminId}
    or organisation_id in (
      select organisation_id from organisation_member as member
      where member.account_id = ${adminId}) and ${hasOthers(adminId)})`

/** Takes the riskiest open case that no other admin has. No two admins get the same one. */
export async function takeNextCase(db: Db, adminId: Id): Promise<Id | null> {
  const { rows } = await sql<{ id: Id }>`
    update moderation_case set assigned_to = ${adminId}, assigned_at = now()
    where id = (
      select id from moderation_case
      where status <> 'decided' and status <> 'pending'
        and not ${isForAnother(adminId)}
        and (assigned_to is null or assigned_to = ${adminId} or not ${IS_TAKEN})
        and not (kind = 'appeal' and exists (
          select from moderation_case as first
          where first.id = moderation_case.appeal_of and first.decided_by = ${adminId}) and ${hasOthers(adminId)})
      order by risk, due_at, id limit 1 for update skip locked
    ) returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Whether there is another admin than this one. */
export function hasOthers(adminId: Id): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from account where is_owner and suspended_at is null and account.id <> ${adminId})`
}

/** Takes a case for the admin who reads it, unless another admin has it or must decide it. */
export async function takeCase(db: Db, adminId: Id, id: Id): Promise<void> {
  await sql`
    update moderation_case set assigned_to = ${adminId}, assigned_at = now()
    where id = ${id} and status <> 'decided' and not ${isForAnother(adminId)}
      and (assigned_to is null or assigned_to = ${adminId} or not ${IS_TAKEN})`.execute(db)
}

/** The cases before and after one in the queue; null at its ends. */
export async function findNeighbours(
  db: Db,
  id: Id,
): Promise<{ previous: Id | null; next: Id | null }> {
  const here = sql`(select risk, due_at, id from moderation_case where id = ${id})`
  const { rows } = await sql<{ previous: Id | null; next: Id | null }>`
    select
      (select id from moderation_case where status <> 'decided' and (risk, due_at, id) < ${here}
        order by risk desc, due_at desc, id desc limit 1) as previous,
      (select id from moderation_case where status <> 'decided' and (risk, due_at, id) > ${here}
        order by risk, due_at, id limit 1) as next`.execute(db)
  return rows[0] ?? { previous: null, next: null }
}

export async function countQueue(db: Db): Promise<{ open: number; late: number; pending: number }> {
  const { rows } = await sql<{ open: number; late: number; pending: number }>`
    select count(*)::int as open,
      count(*) filter (where due_at < now() and status <> 'pending')::int as late,
      count(*) filter (where status = 'pending')::int as pending
    from moderation_case where status <> 'decided'`.execute(db)
  return rows[0] ?? { open: 0, late: 0, pending: 0 }
}
