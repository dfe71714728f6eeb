import { sql, type Insertable } from 'kysely'
import type { ActionResult } from '#hiring/posting/employer-actions.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { SEEN_NAME } from '#hiring/applications/applications.queries.ts'
import type { EmployerActionTable, EmployerActionItemTable } from './actions.tables.ts'
import type { Db } from '#platform/database/database.ts'

type NewAction = Omit<Insertable<EmployerActionTable>, 'createdAt'>

/** False if an action with this id exists: the form was sent before. */
export async function insertAction(db: Db, action: NewAction): Promise<boolean> {
  const row = await db
    .insertInto('employerAction')
    .values(action)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertItem(db: Db, item: Insertable<EmployerActionItemTable>) {
  await db.insertInto('employerActionItem').values(item).execute()
}

interface OwnAction {
  id: Id
  jobId: Id
  /** The account that did the action. */
  accountId: Id
}

const ACTION_COLUMNS = ['id', 'kind', 'status', 'body', 'createdAt', 'undoneAt'] as const

function ownAction(db: Db, { id, jobId, accountId }: OwnAction) {
  return db
    .selectFrom('employerAction')
    .select(ACTION_COLUMNS)
    .select(
      sql<number>`greatest(0, ceil(extract(epoch from
        created_at + interval '1 minute' - now())))::int`.as('secondsLeft'),
    )
    .where('id', '=', id)
    .where('jobId', '=', jobId)
    .where('accountId', '=', accountId)
}

export async function findOwnAction(db: Db, key: OwnAction) {
  return (await ownAction(db, key).executeTakeFirst()) ?? null
}

/** Locks the action until the transaction ends. */
export async function lockOwnAction(db: Db, key: OwnAction) {
  return (await ownAction(db, key).forUpdate().executeTakeFirst()) ?? null
}

export async function markUndone(db: Db, id: Id) {
  await db
    .updateTable('employerAction')
    .set({ undoneAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The items of an action, in the order in which applications are locked. */
export async function findActionItems(db: Db, actionId: Id) {
  return db
    .selectFrom('employerActionItem')
    .select(['applicationId', 'result', 'statusBefore', 'toldBefore', 'eventId', 'messageId'])
    .where('actionId', '=', actionId)
    .orderBy('applicationId')
    .execute()
}

/** The actions of one account on a job’s applicants within the last minute, newest last. */
export async function findRecentActions(
  db: Db,
  { jobId, accountId, applicationId }: Omit<OwnAction, 'id'> & { applicationId?: Id | undefined },
) {
  const { rows } = await sql<
    Pick<EmployerActionTable, 'id' | 'kind' | 'status'> & {
      createdAt: string
      secondsLeft: number
      results: ActionResult[]
      name: string
    }
  >`
    select action.id, action.kind, action.status, action.created_at,
      ceil(extract(epoch from action.created_at + interval '1 minute' - now()))::int as seconds_left,
      array_agg(item.result) as results, min(${SEEN_NAME}) as name
    from employer_action as action
    join employer_action_item as item on item.action_id = action.id
    join application on application.id = item.application_id
    join account as applicant on applicant.id = application.applicant_id
    where action.job_id = ${jobId} and action.account_id = ${accountId}
      and action.undone_at is null and action.created_at > now() - interval '1 minute'
      and (${applicationId ?? null}::text is null or item.application_id = ${applicationId ?? null})
    group by action.id
    order by action.created_at, action.id`.execute(db)
  return rows
}

/** The actor’s undone action, to repeat with other words; null if they have no such action. */
export async function findUndoneAction(db: Db, key: OwnAction) {
  const action = await findOwnAction(db, key)
  return action?.undoneAt ? { text: action.body, status: action.status } : null
}

/** The text of the actor’s last action within a day, if it was undone; '' if it was not. */
export async function findUndoneWords(
  db: Db,
  { accountId, applicationId }: { accountId: Id; applicationId: Id },
): Promise<string> {
  const row = await db
    .selectFrom('employerAction as action')
    .innerJoin('employerActionItem as item', 'item.actionId', 'action.id')
    .select(['action.body', 'action.undoneAt'])
    .where('action.accountId', '=', accountId)
    .where('item.applicationId', '=', applicationId)
    .where('action.createdAt', '>', sql<string>`now() - interval '1 day'`)
    .orderBy('action.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.undoneAt ? row.body : ''
}

/** Deletes the texts of actions that nobody can return to any more. */
export async function deleteOldWords(db: Db) {
  await db
    .updateTable('employerAction')
    .set({ body: '' })
    .where('body', '<>', '')
    .where('createdAt', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}
