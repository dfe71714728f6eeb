import type { Db } from '#platform/database/database.ts'
import { daysBetween } from '#platform/primitives/time/days.ts'
import { isAgencyName } from '#sponsorship/advert/wording/agency.ts'
import { RECRUITERS_FRESH_DAYS } from '#sponsorship/freshness/freshness-limits.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { findEntries, findNewestList } from './recruiters.queries.ts'

/** An agency beside the newest Ethical Recruiters List that is loaded. */
export interface RecruiterAnswer {
  /** The entry as it is printed, with its town; null without one under this name. */
  entry: string | null
  readOn: string
  /** The days since somebody read the list. */
  age: number
  isOld: boolean
}

/** Null for an employer that does not look like an agency, and where no list is loaded: then nothing is known. */
export async function findRecruiter(
  db: Db,
  employer: string,
  { check, day }: { check: Pick<SponsorshipCheck, 'lines'>; day: string },
): Promise<RecruiterAnswer | null> {
  if (!isAgencyName(employer) && !isAgencyBy(check)) return null
  const list = await findNewestList(db)
  if (!list) return null
  const { key, form, tradingKeys } = parseName(employer)
  const keys = [key, ...tradingKeys].filter((one) => one !== '')
  const entries = keys.length === 0 ? [] : await findEntries(db, list.source, keys)
  // Two legal forms are two companies.
  const entry = entries.find(({ name }) => {
    const other = parseName(name).form
    return form === null || other === null || form === other
  })
  const age = daysBetween(list.readOn, day)
  return {
    entry: entry ? [entry.name, entry.town].filter((part) => part !== '').join(', ') : null,
    readOn: list.readOn,
    age,
    isOld: age > RECRUITERS_FRESH_DAYS,
  }
}

function isAgencyBy({ lines }: Pick<SponsorshipCheck, 'lines'>) {
  return lines.some(({ code }) => code === 'agency-not-the-employer')
}
