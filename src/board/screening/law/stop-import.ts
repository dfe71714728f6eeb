import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { LawStop } from '#trade/law-stop.ts'
import { findLaw, LAW_VERSION, type LawAdvert } from './advert-law.ts'

interface ImportedAdvert extends Omit<
  LawAdvert,
  'occupationCode' | 'offersSponsorship' | 'lawReason' | 'hints'
> {
  postedAt: string | null
}

/**
 * The law that keeps an imported advert out of lists; null for a lawful one. Nobody can be asked for a reason. Its pay is
 * compared with the minimum wage of the day when it came out: that it is old is said elsewhere.
 */
export function findLawStop(advert: ImportedAdvert): LawStop | null {
  const nothing = {
    occupationCode: null,
    offersSponsorship: null,
    lawReason: null,
    hints: false,
  } as const
  const on = advert.postedAt === null ? new Date() : new Date(advert.postedAt)
  const found = findLaw({ ...advert, ...nothing }, [], on).find(({ level }) => level === 'red')
  if (!found) return null
  const { rule, quote, sentence, law } = found
  return { version: LAW_VERSION, rule, quote, sentence, law: law.section, url: law.url }
}

/** Reads these imported adverts again, by today’s rules. */
export async function readImportedLaw(db: Db, ids: Id[]): Promise<void> {
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'title', 'place', 'description', 'country', 'lawStop', 'postedAt'])
    .select(['payMin', 'payMax', 'payCurrency', 'payPeriod', 'hoursPerWeek'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('status', '=', 'open')
    .where('source', 'is not', null)
    .execute()
  const read = jobs.map((job) => ({ id: job.id, before: job.lawStop, lawStop: findLawStop(job) }))
  const changed = read.filter(({ before, lawStop }) => before !== null || lawStop !== null)
  if (changed.length === 0) return
  await sql`
    update job set law_stop = nullif(read."lawStop", 'null'::jsonb), updated_at = now()
    from json_to_recordset(${JSON.stringify(changed)}::json) as read (id text, "lawStop" jsonb)
    where job.id = read.id`.execute(db)
}
