import { normalizeAdvert, normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import { originalRange } from '#safety/text-rules/fold/folded-text.ts'
import { betterWords } from './better-words.ts'
import { inLawSentences } from './frames.ts'
import type { LawFinding, LawInput, LawText } from './law.ts'
import { findLawHints } from './law-hints.ts'
import type { Asked, LawContext, LawHit, LawRule, LawSentence, ReadLawText } from './law-rule.ts'
import { LAW_RULES } from './rules/law-rules.ts'
import { findPersonalDemands, findTold } from './told.ts'

const MOST_OF_A_RULE = 5
const LONGEST_SENTENCE = 600
/** A reason belongs to words that are not further away than this many characters. */
const NEAR = 250
const LAW_NAMED =
  /occupational (?:requirement|qualification)|schedule 9|sch\.? ?9|(?:equality|sex discrimination) act|taper\w*/
/** A reason has words: ‘yes’ is none, and would be shown as one that a law allows. */
const REASON = /^(?=.*\p{L}{2,}\P{L}+\p{L}{2,})[^]{10,}$/u
/** The start of the line in which a text says why the work needs what it asks for. */
export const REASON_STARTS = 'Why the work needs it:'
const IN_TEXT = new RegExp(`${REASON_STARTS.toLowerCase()}(.*)`)
const BREAKS = /[\n\r•●▪◦*|]|(?<![.!?;])[.!?;]+(?=\s|$)/g

/** Findings of the laws in force on a day, in the texts’ order. */
export function readLaw(input: LawInput, on: Date): LawFinding[] {
  if (input.country !== null && input.country !== 'GB') return []
  const day = on.toISOString().slice(0, 10)
  const rules = LAW_RULES.filter((rule) => holdsOn(rule, day) && lawsOf(rule, input).length > 0)
  const texts = input.texts.filter(({ text }) => text.trim() !== '').map(prepare)
  const context = { input, day, all: texts.map(({ folded }) => folded.text).join('\n') }
  const found = texts.flatMap((text) => rules.flatMap((rule) => readBy(rule, text, context)))
  return [
    ...found,
    ...(input.hints === false ? [] : readHints(texts, { found, rules, context })),
    ...rules.flatMap((rule) => readPay(rule, context)),
  ]
}

/** What reads as if it broke a law by which no rule stops the text. Words for which a rule knows the reason are left out. */
function readHints(
  texts: readonly ReadLawText[],
  { found, rules, context }: { found: LawFinding[]; rules: LawRule[]; context: LawContext },
): LawFinding[] {
  const stopping = new Set(found.filter(({ level }) => level !== 'mark').map(({ rule }) => rule))
  return texts.flatMap((text) =>
    findLawHints(text)
      .filter(
        ({ rule }) =>
          rules.includes(rule) && !stopping.has(rule.code) && isAbout(rule, text, context),
      )
      .slice(0, MOST_OF_A_RULE)
      .map(({ rule, hit }) => inText(rule, hit, { text, context }))
      .filter((hint) => !found.some((other) => isSame(other, hint))),
  )
}

function isSame(one: LawFinding, other: LawFinding) {
  const overlaps = one.from < other.to && other.from < one.to
  return one.rule === other.rule && one.field === other.field && overlaps
}

function isAbout(rule: LawRule, { kind }: ReadLawText, context: LawContext) {
  return rule.kinds.includes(kind) && rule.concerns?.(context) !== false
}

function holdsOn({ from, until }: LawRule, day: string) {
  return from <= day && (until === undefined || day < until)
}

function prepare({ field, text, kind }: LawText): ReadLawText {
  const folded = kind === 'advert' ? normalizeAdvert(text) : normalizeEvasion(text)
  return { field, kind, raw: text, folded, sentences: sentencesOf(folded.text) }
}

function sentencesOf(text: string): LawSentence[] {
  const sentences: LawSentence[] = []
  let start = 0
  const add = (end: number) => {
    for (let from = start; from < end; from += LONGEST_SENTENCE) {
      const part = text.slice(from, Math.min(end, from + LONGEST_SENTENCE))
      if (part.trim() !== '') sentences.push({ text: part, start: from })
    }
  }
  for (const { index, 0: sign } of text.matchAll(BREAKS)) {
    // A question mark tells a question.
    add(index + (sign.startsWith('?') ? 1 : 0))
    start = index + sign.length
  }
  add(text.length)
  return sentences
}

function readBy(rule: LawRule, text: ReadLawText, context: LawContext): LawFinding[] {
  if (!isAbout(rule, text, context)) return []
  const asked = rule.asked ? findAsked(text, rule.asked) : []
  // No reason makes it lawful to ask, so that nothing milder is said of the question.
  const isAsked = text.kind === 'question' && asked.length > 0
  const said = isAsked ? [] : findSaid(rule, text, context)
  const others = said.filter(({ from, to }) =>
    asked.every((hit) => hit.to <= from || to <= hit.from),
  )
  return [...asked, ...others]
    .slice(0, MOST_OF_A_RULE)
    .map((hit) => inText(rule, hit, { text, context }))
}

function findSaid(rule: LawRule, text: ReadLawText, context: LawContext): LawHit[] {
  if (!rule.trigger.test(text.folded.text)) return []
  // Most sentences say nothing of a rule’s matter, and its patterns are long.
  const sentences = text.sentences.filter((sentence) => rule.trigger.test(sentence.text))
  return rule.find({ ...text, sentences }, context)
}

function findAsked(text: ReadLawText, asked: Asked): LawHit[] {
  if (text.kind === 'advert') return findPersonalDemands(text, asked)
  if (text.kind !== 'question') return []
  const { pattern, told, unless, sentence, better } = asked
  const found = [inLawSentences(text, pattern, unless), told ? findTold(text, told, unless) : []]
  return found.flat().map((range) => ({ ...range, level: 'red', sentence, better }))
}

function inText(
  rule: LawRule,
  hit: LawHit,
  { text, context }: { text: ReadLawText; context: LawContext },
): LawFinding {
  const { from: start, to } = originalRange(text.folded, hit)
  const from = start + (/^\s*/.exec(text.raw.slice(start, to))?.[0].length ?? 0)
  const nearby = text.folded.text.slice(Math.max(0, hit.from - NEAR), hit.to + NEAR)
  const quote = text.raw.slice(from, to)
  const better = betterWords(hit, text, quote)
  return {
    ...finding(rule, hit, context, nearby),
    ...(better === undefined ? {} : { better }),
    field: text.field,
    from,
    to,
    quote,
  }
}

function readPay(rule: LawRule, context: LawContext): LawFinding[] {
  return (rule.findInPay?.(context) ?? []).map((hit) => ({
    ...finding(rule, hit, context, ''),
    ...(hit.better === undefined ? {} : { better: hit.better }),
    field: 'pay',
    from: 0,
    to: 0,
    quote: '',
  }))
}

function finding(
  rule: LawRule,
  hit: Omit<LawHit, 'from' | 'to'>,
  context: LawContext,
  nearby: string,
) {
  const [law, ...elsewhere] = lawsOf(rule, context.input)
  const { level, given } = levelOf(hit, context, nearby)
  return {
    rule: rule.code,
    level,
    law: { section: law?.section ?? '', url: law?.url ?? '' },
    nations: law?.nations ?? [],
    elsewhere,
    since: hit.since ?? rule.from,
    sentence: hit.sentence,
    ...(hit.exception ? { exception: hit.exception.name } : {}),
    ...(given === undefined ? {} : { given }),
  }
}

/** An amber finding is a mark once the reason is given: near the words, as a law or a reason named anywhere, or by the writer. */
function levelOf(
  { level, exception }: Omit<LawHit, 'from' | 'to'>,
  { input, all }: LawContext,
  nearby: string,
) {
  if (level !== 'amber') return { level, given: undefined }
  const named = exception && (exception.given.exec(nearby) ?? LAW_NAMED.exec(all))
  const written = input.reason ?? IN_TEXT.exec(all)?.[1] ?? ''
  const given = named?.[0] ?? REASON.exec(written.trim())?.[0]
  return given ? { level: 'mark' as const, given } : { level, given: undefined }
}

function lawsOf({ laws }: LawRule, { nation }: LawInput) {
  return nation ? laws.filter(({ nations }) => nations.includes(nation)) : laws
}
