import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { findRuleSets, inForceOn, nextChangeAfter } from '#sponsorship/rules/rule-sets.ts'
import { CHECK_VERSION } from './stored-check.ts'

/** The basis of checks, as stored in the database. */
export interface CheckBasis {
  /** Id of the newest register; null before the first. */
  load: number | null
  /** Changes with every imported rule set. */
  rules: string
}

/** The basis as columns of a query. */
export const BASIS = [
  sql<number | null>`(select max(id) from register_load)`.as('load'),
  sql<string>`(select concat(count(*), ' ', max(taken_at)) from rule_set)`.as('rules'),
] as const

// Computed once for each day.
const ruleStamps = new Map<string, string>()

/** A stamp that changes whenever checks may give other answers. */
export async function stampOf(db: Db, date: string, basis?: CheckBasis): Promise<string> {
  const { load, rules } = basis ?? (await db.selectNoFrom([...BASIS]).executeTakeFirstOrThrow())
  const key = `${date} ${rules}`
  const known = ruleStamps.get(key) ?? (await describeRules(db, date))
  if (!ruleStamps.has(key)) {
    ruleStamps.clear()
    ruleStamps.set(key, known)
  }
  return `${CHECK_VERSION} ${known} ${load}`
}

async function describeRules(db: Db, date: string) {
  const sets = await findRuleSets(db)
  return `${inForceOn(sets, date).version} ${nextChangeAfter(sets, date)}`
}
