import { sql } from 'kysely'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import type { Headline } from '#contract/sponsorship/headline.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { BASIS, stampOf, type CheckBasis } from './check-stamp.ts'
import {
  ADVERT_COLUMNS,
  CHECKED_COUNTRY,
  type CheckContent,
  type StoredCheck,
} from './stored-check.ts'

interface SavedCheck extends CheckBasis {
  stamp: string
  headline: Headline
  content: CheckContent
}

/** The check of an open job as it was saved; null if there is none, or if rules or register have changed since. */
export async function findSavedCheck(
  db: Db,
  id: Id,
  date: string,
): Promise<SponsorshipCheck | null> {
  const { rows } = await sql<SavedCheck>`
    select stamp, headline, content, ${BASIS} from job_check where id = ${id}`.execute(db)
  const [saved] = rows
  if (!saved || saved.stamp !== (await stampOf(db, date, saved))) return null
  return { headline: saved.headline, ...saved.content, date }
}

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
      or job_check.headline::text <> excluded.headline::text
      or job_check.content::text <> excluded.content::text`.execute(db)
}

function toRow(id: Id, { headline, date: _date, ...content }: SponsorshipCheck) {
  return { id, headline, content }
}

/** Null for a job that is closed, abroad, or of no known occupation. */
export async function findOccupationCode(db: Db, id: Id): Promise<string | null> {
  const row = await db
    .selectFrom('jobSearch')
    .select('occupationCode')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.occupationCode ?? null
}

/** What checks are made from, of jobs in the UK. */
export async function findAdverts(db: Db, ids: Id[]) {
  return db
    .selectFrom('job')
    .select(['id', ...ADVERT_COLUMNS])
    .where(sql<boolean>`id = any(${ids})`)
    .where('country', '=', CHECKED_COUNTRY)
    .execute()
}
