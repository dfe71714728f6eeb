import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { A_RATED } from '#sponsorship/register/a-rated.ts'
import { excludeRespelled, type LostSponsor } from './exclude-respelled.ts'

/**
 * Schedules an email to each person who said that they work for an entry which this load removed or downgraded: one for
 * each register. Call it in the transaction of the load.
 */
export async function notifyWorkers(db: Db, tasks: Pick<Tasks, 'enqueue'>, loadId: number) {
  const { rows: lost } = await sql<LostSponsor>`
    select sponsor.id, name, name_key, towns, not is_listed as is_removed
    from sponsor_event join sponsor on sponsor.id = sponsor_event.sponsor_id
    where load_id = ${loadId}::integer and before @> ${A_RATED}::jsonb
      and (not is_listed or not licences @> ${A_RATED}::jsonb)
      and exists (select from workplace where workplace.sponsor_id = sponsor.id)`.execute(db)
  const ids = (await excludeRespelled(db, lost)).map(({ id }) => id)
  if (ids.length === 0) return
  const { rows } = await sql<{ accountId: string; sponsorId: string }>`
    insert into workplace_notice (account_id, sponsor_id, load_id)
    select account_id, sponsor_id, ${loadId}::integer from workplace
    where sponsor_id = any(${ids})
    on conflict do nothing
    returning account_id, sponsor_id`.execute(db)
  for (const { accountId, sponsorId } of rows) {
    const about = { sponsorId, loadId }
    await queueMail({ db, tasks }, { kind: 'workplace', subject: accountId, about })
  }
}
