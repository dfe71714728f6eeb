import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { LawStop } from '#trade/law-stop.ts'
import { findLaw, LAW_VERSION, type LawAdvert } from './advert-law.ts'

type ImportedAdvert = Omit<LawAdvert, 'occupationCode' | 'offersSponsorship' | 'lawReason'>

/** The law that keeps an imported advert out of lists; null for a lawful one. Nobody can be asked for a reason. */
export function findLawStop(advert: ImportedAdvert): LawStop | null {
  const nothing = { occupationCode: null, offersSponsorship: null, lawReason: null }
  const found = findLaw({ ...advert, ...nothing }).find(({ level }) => level === 'red')
  if (!found) return null
  const { rule, quote, sentence, law } = found
  return { version: LAW_VERSION, rule, quote, sentence, law: law.section, url: law.url }
}

/** Reads these imported adverts again, by today’s rules. */
export async function readImportedLaw(db: Db, ids: Id[]): Promise<void> {
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'title', 'place', 'description', 'country', 'lawStop'])
    .select(['payMin', 'payMax', 'payCurrency', 'payPeriod', 'hoursPerWeek'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'open')
    .where('source', 'is not', null)
    .where('organisationId', 'is', null)
    .execute()
  const read = jobs.map((job) => ({ id: job.id, before: job.lawStop, lawStop: findLawStop(job) }))
  const changed = read.filter(({ before, lawStop }) => before !== null || lawStop !== null)
  if (changed.length === 0) return
  await sql`
    update job set law_stop = nullif(read."lawStop", 'null'::jsonb), updated_at = now()
    from json_to_recordset(${JSON.stringify(changed)}::json) as read (id text, "lawStop" jsonb)
    where job.id = read.id`.execute(db)
}
