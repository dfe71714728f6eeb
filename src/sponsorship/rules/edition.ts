import { z } from 'zod'
import { isRecord } from '#platform/import/json-record.ts'
import { RuleSet } from './rule-set.ts'

/** What changes on a day: the fields that differ from those of the set before. */
const Edition = z.strictObject({
  /** The version of the set before. */
  follows: RuleSet.shape.version,
  version: RuleSet.shape.version,
  effectiveFrom: RuleSet.shape.effectiveFrom,
  confirmedOn: RuleSet.shape.effectiveFrom,
  statementsSeenTo: z.string().min(1),
  note: z.string().min(1),
  /** Objects are merged field by field; lists and values take the place of those before. */
  changes: z.partialRecord(
    RuleSet.omit({ version: true, effectiveFrom: true, note: true }).keyof(),
    z.unknown(),
  ),
})

/**
 * The full sets of a first one and of the editions that follow it, in order. Parts that an edition does not change are
 * the same objects as before.
 * @throws {Error} if an edition follows another version, does not start later, or makes a set of another shape
 */
export function resolveEditions(first: unknown, editions: unknown[]): RuleSet[] {
  const sets = [RuleSet.parse(first)]
  for (const edition of editions) {
    const before = sets.at(-1)
    if (before) sets.push(resolveEdition(before, Edition.parse(edition)))
  }
  return sets
}

function resolveEdition(before: RuleSet, edition: z.infer<typeof Edition>): RuleSet {
  const { follows, changes, ...own } = edition
  if (follows !== before.version || own.effectiveFrom <= before.effectiveFrom) {
    throw new Error(`The edition ${own.version} does not follow ${before.version}.`)
  }
  const merged = merge(before, { ...changes, ...own }) as Record<keyof RuleSet | string, unknown>
  for (const [name, shape] of Object.entries(RuleSet.shape)) {
    // Only checked: the result of parsing would be new objects throughout.
    if (merged[name] !== before[name as keyof RuleSet]) shape.parse(merged[name])
  }
  return merged as RuleSet
}

function merge(before: unknown, change: unknown): unknown {
  if (!isRecord(before) || !isRecord(change)) return change
  const changed = Object.entries(change).map(([name, value]) => [name, merge(before[name], value)])
  return { ...before, ...Object.fromEntries(changed) }
}
