import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { WriteLog } from '#moderation/desk/log/admin-guard.ts'
import { suspendPerson } from '#moderation/desk/people/suspend-person.ts'
import type { Db } from '#platform/database/database.ts'
import type { CaseRow } from './decisions.queries.ts'
import type { Effects } from './effects.ts'

type Person = { id: Id; email: string }

/**
 * Locks the members of the case’s organisation, or its account, who are not suspended. An admin is among them only if
 * the case is about suspending them.
 */
export async function lockPeople(
  db: Db,
  { kind, organisationId, accountId }: Pick<CaseRow, 'kind' | 'organisationId' | 'accountId'>,
): Promise<Person[]> {
  const isOfPerson = kind === 'suspension'
  const { rows } = await sql<Person>`
    select id, email from account
    where suspended_at is null and (not is_owner or ${isOfPerson}) and (id = ${accountId} or id in (
      select account_id from organisation_member where organisation_id = ${organisationId}))
    order by id for update`.execute(db)
  return rows
}

/** Suspends people: they can no longer log in, and their jobs leave the site, under other organisations too. */
export async function suspendPeople(
  db: Db,
  people: Person[],
  { words, log }: { words: string; log: WriteLog },
): Promise<Pick<Effects, 'people' | 'jobs'>> {
  const jobs: NonNullable<Effects['jobs']> = []
  for (const { id, email } of people) {
    jobs.push(...(await suspendPerson(db, id, words)))
    const subject = { kind: 'account', id } as const
    await log({ action: 'person-suspended', subject, detail: `${email}\n${words}` })
  }
  return { people: people.map(({ id }) => id), jobs }
}
