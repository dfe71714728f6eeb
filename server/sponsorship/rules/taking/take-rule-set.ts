import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#server/platform/database/database.ts'
import type { RuleSet } from '../rule-set.ts'
import { findRuleSets, inForceOn } from '../rule-sets.ts'
import { RulesFileError } from './rules-file-error.ts'

export type Taken = 'taken' | 'known'

/** The day for which a new set is looked at: when it takes effect, or today where it has already. */
export function firstDayOf({ effectiveFrom }: RuleSet, today: string): string {
  return effectiveFrom > today ? effectiveFrom : today
}

/**
 * Whether the set is known already, word for word.
 * @throws {RulesFileError} when what is known leaves no place for it
 */
export function isKnown(set: RuleSet, known: RuleSet[], today: string): boolean {
  const same = known.find(({ version }) => version === set.version)
  if (same && isDeepStrictEqual(same, set)) return true
  if (same) {
    throw new RulesFileError('The set cannot be taken.', [
      `version: ‘${set.version}’ is known with other content; give the new set a version of its own.`,
    ])
  }
  const later = inForceOn([...known, set], firstDayOf(set, today))
  if (later !== set) {
    throw new RulesFileError('The set cannot be taken.', [
      `effectiveFrom: it would never count, because ‘${later.version}’ is in force from ${later.effectiveFrom} on.`,
    ])
  }
  return false
}

/** Stores a checked set, so that it is in force from its day on; nothing happens to one that is known. */
export async function takeRuleSet(db: Db, set: RuleSet, today: string): Promise<Taken> {
  if (isKnown(set, await findRuleSets(db), today)) return 'known'
  const { version, effectiveFrom } = set
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ruleSet')
    .values({ version, effectiveFrom, content: JSON.stringify(set) })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow()
  const isNew = Number(numInsertedOrUpdatedRows) > 0
  // Somebody else took one of this version at the same moment.
  if (!isNew) isKnown(set, await findRuleSets(db), today)
  return isNew ? 'taken' : 'known'
}
