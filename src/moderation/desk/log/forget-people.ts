import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

interface Timer {
  /** How many months a record names people; the database refuses less than twelve. */
  months: number
  now: Date
}

/**
 * Takes people off the records that are only added to: what happened and when stays, whom it concerned goes. Returns how
 * many entries lost them. The triggers named `append_only` let nothing else through.
 */
export async function forgetPeople(db: Db, { months, now }: Timer): Promise<number> {
  const isOld = sql`created_at < ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`
  const statements = [
    sql`update desk_entry set actor_id = '', actor_email = '', subject_id = '', detail = ''
      where ${isOld} and (actor_id, actor_email, subject_id, detail) <> ('', '', '', '')`,
    // Without an actor it was us.
    sql`update organisation_event set actor_id = case when actor_id is not null then '' end, detail = ''
      where ${isOld} and (coalesce(actor_id, ''), detail) <> ('', '')`,
    sql`update rule_confirmation set confirmed_by = '' where ${isOld} and confirmed_by <> ''`,
  ]
  let total = 0
  for (const statement of statements)
    total += Number((await statement.execute(db)).numAffectedRows ?? 0n)
  return total
}
