import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import { deleteSessions } from '#server/accounts/sessions/sessions.queries.ts'
import type { WriteLog } from '#server/admin/admin-guard.ts'
import { updateSuspension } from '#server/admin/people/admin-people.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { CaseRow } from './decisions.queries.ts'

interface Suspending {
  words: string
  log: WriteLog
}

/** Suspends the members of the case’s organisation, or its account; never an admin. Returns who was. */
export async function suspendPeople(
  db: Db,
  { organisationId, accountId }: Pick<CaseRow, 'organisationId' | 'accountId'>,
  { words, log }: Suspending,
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id; email: string }>`
    select id, email from account
    where not is_owner and suspended_at is null and (id = ${accountId} or id in (
      select account_id from organisation_member where organisation_id = ${organisationId}))
    order by id for update`.execute(db)
  for (const { id, email } of rows) {
    await updateSuspension(db, id, words)
    await deleteSessions(db, id)
    const subject = { kind: 'account', id } as const
    await log({ action: 'person-suspended', subject, detail: `${email}\n${words}` })
  }
  return rows.map(({ id }) => id)
}
