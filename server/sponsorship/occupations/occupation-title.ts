import type { Db } from '#server/platform/database/database.ts'
import { findOccupation } from '../advert/suggest-occupations.ts'
import { findRuleIndex } from '../rules/rule-sets.ts'
import { today } from '../today.ts'

/** The title of an occupation by today’s rules, else by the classification; null for an unknown code. */
export async function findOccupationTitle(db: Db, code: string): Promise<string | null> {
  const { occupation } = await findRuleIndex(db, today())
  return occupation.get(code)?.title ?? findOccupation(code)?.group ?? null
}
