import type { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { elementName } from '#sponsorship/rules/import/element-name.ts'

export interface Difference {
  /** ‘occupations 2134, standard, full’ */
  where: string
  /** Undefined if it is new. */
  before?: unknown
  /** Undefined if it is gone. */
  after?: unknown
}

/** Sections in the order in which they are shown. */
const SECTIONS = [
  'effectiveFrom',
  'seenOn',
  'confirmedOn',
  'statementsSeenTo',
  'note',
  'figures',
  'options',
  'lists',
  'closures',
  'restrictions',
  'transitions',
  'nationalScales',
  'occupations',
  'rules',
  'sources',
] as const
export type Section = (typeof SECTIONS)[number]

/** The differences between two sets by section; lists are compared by element. */
export function compareRuleSets(before: RuleSet, after: RuleSet) {
  return SECTIONS.map((section) => ({
    section,
    differences: compare(before[section], after[section], ''),
  })).filter(({ differences }) => differences.length > 0)
}

function compare(before: unknown, after: unknown, where: string): Difference[] {
  const [old, young] = [partsOf(before), partsOf(after)]
  if (!old || !young || before === undefined || after === undefined) {
    const isSame = JSON.stringify(before) === JSON.stringify(after)
    return isSame ? [] : [{ where, before, after }]
  }
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((name) =>
    compare(old.get(name), young.get(name), where ? `${where}, ${name}` : name),
  )
}

/** Fields of an object, or elements of a list by name; null for other values. */
function partsOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  if (value.some((element) => elementName(element) === null)) return null
  const parts = new Map<string, unknown>()
  for (const element of value) {
    const name = elementName(element) ?? ''
    parts.set(parts.has(name) ? `${name} (${parts.size})` : name, element)
  }
  return parts
}
