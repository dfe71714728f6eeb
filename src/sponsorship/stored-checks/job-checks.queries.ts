import { sql } from 'kysely'
import type { AgelessCheck } from '#sponsorship/model/check.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { ADVERT_COLUMNS, CHECKED_COUNTRY, type StoredCheck } from './stored-check.ts'

/** Saves the checks of jobs that have a search row. */
export async function saveChecks(
  db: Db,
  jobs: { id: Id; check: StoredCheck['check'] }[],
  stamp: string,
): Promise<void> {
  const rows = jobs.flatMap(({ id, check }) => (check ? [toRow(id, check)] : []))
  if (rows.length === 0) return
  await sql`
    insert into job_check (id, stamp, headline, content)
    select id, ${stamp}, headline, content
    from json_to_recordset(${JSON.stringify(rows)}::json) as rows (id text, headline json, content json)
    on conflict (id) do update set
      stamp = excluded.stamp, headline = excluded.headline, content = excluded.content
    where job_check.stamp <> excluded.stamp
      or job_check.headline::text is distinct from excluded.headline::text
      or job_check.content::text <> excluded.content::text`.execute(db)
}

function toRow(id: Id, { headline, date: _date, ...content }: AgelessCheck) {
  return { id, headline, content }
}

/** The basis of checks, for jobs in the UK. */
export async function findAdverts(db: Db, ids: Id[]) {
  return db
    .selectFrom('job')
    .select(['id', ...ADVERT_COLUMNS])
    .where(sql<boolean>`id = any(${ids})`)
    .where('country', '=', CHECKED_COUNTRY)
    .execute()
}
