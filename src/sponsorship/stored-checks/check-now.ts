import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { parseAdvert } from '#sponsorship/advert/parse-advert.ts'
import { checkAbroad } from '#sponsorship/check/check-abroad.ts'
import { checkAdvert } from '#sponsorship/check/check-advert.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { showCheck } from '#sponsorship/freshness/show-headline.ts'
import { findRegisterFacts } from '#sponsorship/register/find-register-facts.ts'
import { findRuleIndex } from '#sponsorship/rules/rule-sets.ts'
import { today } from '#platform/primitives/time/today.ts'
import { CHECKED_COUNTRY, type CheckedAdvert } from './stored-check.ts'

/**
 * Checks a job, ignoring the saved check. Abroad it covers the wording only, because we do not know the rules of other
 * countries.
 */
export async function checkNow(
  db: Db,
  row: CheckedAdvert,
  person: PersonalAnswers | null,
): Promise<SponsorshipCheck> {
  const date = today()
  const freshness = await findFreshness(db, date)
  if (row.country !== CHECKED_COUNTRY) {
    const ruleIndex = await findRuleIndex(db, date)
    return showCheck(checkAbroad({ advert: parseAdvert(row), ruleIndex, date }), freshness)
  }
  const [[register = { state: 'not-loaded' as const }], ruleIndex] = await Promise.all([
    findRegisterFacts(db, [row]),
    findRuleIndex(db, date),
  ])
  const check = checkAdvert({ advert: parseAdvert(row), register, ruleIndex, person, date })
  return showCheck(check, freshness)
}
