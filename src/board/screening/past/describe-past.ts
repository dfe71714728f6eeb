import { formatCount } from '#platform/primitives/formats.ts'
import type { Effect, Rule } from '#safety/text-rules/rule.ts'
import { PAST_KINDS, type PastCheck, type PastKind, type RuleResult } from './check-past.ts'

const NOUNS: Record<PastKind, string> = {
  advert: 'advert',
  organisation: 'organisation',
  message: 'message',
}
const DONE: Record<Effect, string> = { refuse: 'refused', hold: 'held', mark: 'marked' }
const LONGEST_QUOTE = 100

/** The rules, one per line. */
export function describeRules(rules: readonly Rule[]): string {
  return rules
    .map(({ code, name, effect, mode }) => `${code}  ${name}: ${effect}, ${mode}\n`)
    .join('')
}

/** The findings of rules in the past, for the operator. */
export function describePast({ read, effects, results }: PastCheck): string {
  const counts = PAST_KINDS.map((kind) => countOf(read[kind], NOUNS[kind]))
  const sums = (['refuse', 'hold', 'mark'] as const).map(
    (effect) => `${formatCount(effects[effect])} would be ${DONE[effect]}`,
  )
  const head = `${counts.join(', ')} were read: ${sums.join(', ')}.\n`
  return [head, ...results.map(describeResult)].join('\n')
}

function describeResult({ rule, found, examples }: RuleResult): string {
  const counts = PAST_KINDS.filter((kind) => found[kind] > 0).map((kind) =>
    countOf(found[kind], NOUNS[kind]),
  )
  const head = `${rule.code} ${rule.name} (${rule.effect}, ${rule.mode}): ${counts.join(', ')}\n`
  const lines = examples.map(
    ({ kind, id, field, quote }) => `  ${NOUNS[kind]} ${id}, ${field}: ‘${cut(quote)}’\n`,
  )
  return [head, ...lines].join('')
}

/** A quote on one line: control characters would move the cursor of a terminal. */
function cut(quote: string) {
  const line = quote.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  const letters = Array.from(line)
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : line
}

function countOf(count: number, noun: string) {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}
