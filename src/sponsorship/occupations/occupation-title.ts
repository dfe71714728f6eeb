import type { Db } from '#platform/database/database.ts'
import { findOccupation } from '#sponsorship/advert/suggest-occupations.ts'
import { findRuleIndex } from '#sponsorship/rules/rule-sets.ts'
import { today } from '#platform/primitives/time/today.ts'

/** The title of an occupation by today’s rules, else by the classification; null for an unknown code. */
export async function findOccupationTitle(db: Db, code: string): Promise<string | null> {
  const { occupation } = await findRuleIndex(db, today())
  return occupation.get(code)?.title ?? findOccupation(code)?.group ?? null
}
