import type { RuleSet } from '../rule-set.ts'
import { elementName } from './element-name.ts'

export interface Difference {
  /** ‘occupations 2134, standard, full’ */
  where: string
  /** Undefined for what is new. */
  before?: unknown
  /** Undefined for what is gone. */
  after?: unknown
}

/** Sections in the order in which somebody wants to read what changes. */
const SECTIONS = [
  'effectiveFrom',
  'seenOn',
  'note',
  'figures',
  'options',
  'lists',
  'closures',
  'transitions',
  'nationalScales',
  'occupations',
  'rules',
  'sources',
] as const
export type Section = (typeof SECTIONS)[number]

/** What one set says otherwise than another, by section; lists are compared element by element. */
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

/** Fields of an object, or elements of a list by name; null for what has no parts. */
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
