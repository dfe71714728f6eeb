import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#platform/database/database.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { findRuleSets, inForceOn } from '#sponsorship/rules/rule-sets.ts'
import { RulesFileError } from './rules-file-error.ts'

export type RuleImportResult = 'imported' | 'unchanged'

/** The day on which a new set is compared: its effective date, or today if that has passed. */
export function firstDayOf({ effectiveFrom }: RuleSet, today: string): string {
  return effectiveFrom > today ? effectiveFrom : today
}

/**
 * Whether the same set was imported before.
 * @throws {RulesFileError} if its version has other content, or a later set already replaces it
 */
export function isKnown(set: RuleSet, known: RuleSet[], today: string): boolean {
  const same = known.find(({ version }) => version === set.version)
  if (same && isDeepStrictEqual(same, set)) return true
  if (same) {
    throw new RulesFileError('The set cannot be imported.', [
      `version: ‘${set.version}’ already exists with other content; give the new set a version of its own.`,
    ])
  }
  const later = inForceOn([...known, set], firstDayOf(set, today))
  if (later !== set) {
    throw new RulesFileError('The set cannot be imported.', [
      `effectiveFrom: it would never apply, because ‘${later.version}’ is in force from ${later.effectiveFrom}.`,
    ])
  }
  return false
}

/** Stores a validated set, which then applies from its effective date. */
export async function importRuleSet(
  db: Db,
  set: RuleSet,
  today: string,
): Promise<RuleImportResult> {
  if (isKnown(set, await findRuleSets(db), today)) return 'unchanged'
  const { version, effectiveFrom } = set
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ruleSet')
    .values({ version, effectiveFrom, content: JSON.stringify(set) })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow()
  const isNew = Number(numInsertedOrUpdatedRows) > 0
  // Another process imported this version at the same moment.
  if (!isNew) isKnown(set, await findRuleSets(db), today)
  return isNew ? 'imported' : 'unchanged'
}
