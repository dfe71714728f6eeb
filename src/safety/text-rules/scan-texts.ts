import { contextOf, findHintsOnce } from '#safety/hints/find-hints.ts'
import thresholds from '#safety/hints/thresholds.json' with { type: 'json' }
import { originalRange, type FoldedText } from './fold/folded-text.ts'
import { normalizeAdvert } from './fold/normalize-evasion.ts'
import { quoteOf } from '#platform/text/quote.ts'
import { readText, type ReadText, type TextKind } from './read-text.ts'
import { RULES } from './rules.ts'
import type { Effect, Rule, TextFinding, TextRange } from './rule.ts'

/** One text of an advert, an organisation, a message and so on; `field` names it in the findings. */
export interface ScannedText {
  field: string
  kind: TextKind
  text: string
}

export interface ScanContext {
  /** The advert’s country; ISO 3166-1 alpha-2. */
  country?: string
}

const WEIGHTS: Record<Effect, number> = { mark: 1, hold: 2, refuse: 3 }
/** Fields that are read together, as well as each alone; pay is left out, because an amount fits next to any. */
const READ_TOGETHER = ['title', 'employer', 'place', 'town', 'description']
/** Fields in which no demand starts or ends, unless they contain a trigger word. */
const SHORT = new Set(['title', 'employer', 'place', 'town'])
const BEGINNING = 200
const OF_MONEY = /^[MB]/
const MOST_OF_A_RULE = 3

/**
 * Findings of the rules in these texts, in order. An advert’s fields are read one by one and then together, so that
 * ‘£2,900’ in the title and ‘towards the CoS’ in the town are found. Pure and linear in time.
 */
export function scanTexts(
  texts: readonly ScannedText[],
  { country }: ScanContext = {},
  rules: readonly Rule[] = RULES,
): TextFinding[] {
  const read = texts
    .filter(({ text }) => text !== '')
    .map((text) => readText(text, country ?? null))
  const found = read.flatMap((text) => scan(text, rules))
  const isSpread = read.some(({ field, sentences }) => SHORT.has(field) && sentences.length > 0)
  return isSpread ? [...found, ...acrossFields(texts, { country, found, rules })] : found
}

const BEFORE = 400
/** Groups of rules that read across two messages: about money, banks, papers and other ways to talk. */
const ACROSS = /^(?:[MBP]|C-0[1238])/

/** Findings that begin at the end of an earlier message of the same writer and end in this one; none of either alone. */
export function scanAcross(before: string, text: ScannedText): TextFinding[] {
  const start = before.slice(-BEFORE).trim()
  if (start === '') return []
  const rules = RULES.filter(({ code }) => ACROSS.test(code))
  const joined = { ...text, text: `${start} ${text.text}` }
  return scanTexts([joined], {}, rules).filter(
    ({ from, to }) => from < start.length && to > start.length + 1,
  )
}

/** The strongest effect of findings by live rules; null without any. */
export function worstEffect(findings: readonly TextFinding[]): Effect | null {
  let worst: Effect | null = null
  for (const { effect, mode } of findings) {
    if (mode === 'live' && (worst === null || WEIGHTS[effect] > WEIGHTS[worst])) worst = effect
  }
  return worst
}

function scan(text: ReadText, rules: readonly Rule[]): TextFinding[] {
  return rules
    .filter(({ kinds }) => isFor(kinds, text.kind))
    .flatMap((rule) =>
      rule
        .detect(text)
        .filter((range) => !isOrdinary(rule, text, range))
        .slice(0, MOST_OF_A_RULE)
        .map((range) => ({
          rule: rule.code,
          effect: rule.effect,
          mode: rule.mode,
          field: text.field,
          quote: quoteOf(text.raw, { ...sentenceAround(text.raw, range), ...range }),
          ...range,
        })),
    )
}

/** Rules that know words of money and work, which honest adverts have, too. */
const OF_MONEY_OR_WORK = /^(?!S-04)[MSW]-/
/** Papers, banks and tests, of which honest adverts say when they are needed. */
const OF_PAPERS = /^[PBT]-/
/** Those that weigh less also in adverts that do not read like honest ones as a whole. */
const WEIGHED = /^(?:M-0[2-7]|S-0[1-3]|W)/

/** A sentence or two are no advert that reads like an honest one as a whole. */
const SHORTEST_WHOLE = 200

/** Around longer matches ordinary words could hide a demand. */
const LONGEST_ORDINARY = 130

const honest = new WeakMap<FoldedText, boolean>()

/** Whether a whole advert reads like an honest one. Each of its findings needs to know, so it is read once. */
function isHonestAdvert(folded: FoldedText): boolean {
  const isHonest =
    honest.get(folded) ??
    (folded.text.length >= SHORTEST_WHOLE && contextOf(folded.text).odds < thresholds.honestAdvert)
  honest.set(folded, isHonest)
  return isHonest
}

/**
 * Whether a rule found its words where they mean something ordinary: in a sentence of an advert that reads as harmless,
 * with them and by them alone.
 */
function isOrdinary({ code }: Rule, { kind, raw, folded }: ReadText, range: TextRange) {
  if (kind !== 'advert') return false
  const { start: from, end: to } = sentenceAround(raw, range)
  if (OF_PAPERS.test(code)) return isHonestAdvert(folded) && !isSuspicious(folded, { from, to })
  if (!OF_MONEY_OR_WORK.test(code) || to - from > LONGEST_ORDINARY) return false
  const isHonest = isHonestAdvert(folded)
  if (!isHonest && !WEIGHED.test(code)) return false
  const words = normalizeAdvert(raw.slice(range.from, range.to)).text
  if (
    (!isHonest || code.startsWith('S')) &&
    findHintsOnce(words).some(({ likelihood }) => likelihood >= thresholds.harmless)
  )
    return false
  return !isSuspicious(folded, range)
}

/** Whether a sentence of a part of a text may be fraud. */
function isSuspicious(folded: FoldedText, part: TextRange) {
  return findHintsOnce(folded.text).some((hint) => {
    const { from, to } = originalRange(folded, hint)
    return hint.likelihood >= thresholds.harmless && from < part.to && to > part.from
  })
}

/** Kinds to which the rules of another apply. */
const READ_AS: Partial<Record<TextKind, TextKind>> = { question: 'advert', repayment: 'message' }

function isFor(kinds: Rule['kinds'], kind: TextKind): boolean {
  return kinds.includes(kind) || kinds.includes(READ_AS[kind] ?? kind)
}

function acrossFields(
  texts: readonly ScannedText[],
  { country, found, rules }: { country?: string; found: TextFinding[]; rules: readonly Rule[] },
): TextFinding[] {
  const parts = texts.filter(
    ({ kind, field, text }) => kind === 'advert' && text && READ_TOGETHER.includes(field),
  )
  const [first] = parts
  if (!first || parts.length < 2) return []
  if (found.some(({ rule }) => OF_MONEY.test(rule))) return []
  const wanted = rules.filter(({ code }) => OF_MONEY.test(code))
  const joined = parts
    .toSorted((a, b) => READ_TOGETHER.indexOf(a.field) - READ_TOGETHER.indexOf(b.field))
    .map(({ field, text }) => ({ field, text: text.slice(0, BEGINNING) }))
  const text = joined.map((part) => part.text).join(' ')
  return scan(readText({ field: first.field, kind: 'advert', text }, country ?? null), wanted).map(
    (finding) => ({ ...finding, ...placed(finding, joined) }),
  )
}

/** The field where a match in the joined text starts, and its part of the match. */
function placed({ from, to }: TextRange, joined: { field: string; text: string }[]) {
  let start = 0
  for (const { field, text } of joined) {
    const end = start + text.length
    if (from <= end) return { field, from: from - start, to: Math.min(to, end) - start }
    start = end + 1
  }
  return {}
}

const FARTHEST = 300

/** The sentence as written; its exact bounds do not matter to the rules. */
function sentenceAround(raw: string, { from, to }: TextRange) {
  let [start, end] = [from, to]
  while (start > Math.max(0, from - FARTHEST) && !isEnd(raw, start - 1)) start--
  while (end < Math.min(raw.length, to + FARTHEST) && !isEnd(raw, end)) end++
  return { start, end }
}

function isEnd(text: string, at: number) {
  const sign = text.charAt(at)
  if ('\n\r•●▪◦*|'.includes(sign)) return true
  return '.!?;'.includes(sign) && /^\s?$/.test(text.charAt(at + 1))
}
