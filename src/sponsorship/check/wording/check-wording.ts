import { message } from '#platform/languages/message.ts'
import { english } from '#platform/languages/english.ts'
import type { Finding, FindingKind } from '#sponsorship/model/facts.ts'
import type { Quote, RuleSource } from '#sponsorship/model/check.schema.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { candidateCodes } from '#sponsorship/check/context/candidates.ts'
import {
  buildResult,
  distinct,
  englishReason,
  NO_TODO,
  reason,
  todo,
  type Result,
} from '#sponsorship/check/result.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import words from './finding-words.json' with { type: 'json' }

type Decisive = Exclude<FindingKind, 'agency' | 'offers-sponsorship' | 'pay-not-basic'>
type ReasonPath = `reasons.${Decisive | 'agency-words'}`
type TodoPath =
  | `todos.${Exclude<Decisive, 'refuses-sponsorship' | 'right-to-work-required' | 'another-body'>}`
  | 'todos.agency-words'
  | 'todos.not-for-a-visa'
  | 'todos.offers-sponsorship'
  | 'todos.pay-not-basic'

/** The effect of a finding on the result, its words for the reader, and the rules behind it. */
interface FindingWords {
  /** Null if the words do not decide this criterion. */
  verdict: Exclude<Verdict, 'pass'> | null
  /** The line’s reason; null for words that never decide it. */
  says: ReasonPath | null
  means: string
  todo: TodoPath
  rules: string[]
}

/** The most serious first. */
export const FINDING_WORDS = words as Record<FindingKind, FindingWords>

/** A shorter text cannot pass, even if nothing in it is wrong. */
const ENOUGH_TEXT = 200

const KINDS = Object.keys(FINDING_WORDS).filter(
  (kind): kind is FindingKind => kind in FINDING_WORDS,
)
const RULES_LOOKED_FOR = ['Sponsorship fees', 'SW 5.5', 'SW 5.6']

/** Checks whether the advert’s own words count against it. */
export function checkWording(context: CheckContext): Result {
  const { advert, ruleIndex } = context
  const found = KINDS.flatMap((kind) => advert.findings.filter((finding) => finding.kind === kind))
  const [worst] = ['fail', 'unknown'].flatMap((verdict) =>
    found.filter(({ kind }) => FINDING_WORDS[kind].verdict === verdict),
  )
  const shown = found.filter(({ kind }) => kind !== 'pay-not-basic')
  return buildResult({
    ...(worst ? answerFor(worst) : nothingFound(advert.description)),
    quotes: shown.map(toQuote),
    cautions: careCautions(context),
    sources: sourcesOf(shown, ruleIndex.cite),
  })
}

export function toQuote({ kind, quote }: Finding): Quote {
  const { means, todo: next } = FINDING_WORDS[kind]
  return { text: quote, means, todo: english.say(message(next)) }
}

function answerFor({ kind }: Finding) {
  const { verdict, says, todo: next } = FINDING_WORDS[kind]
  const answer = { verdict: verdict ?? ('unknown' as const), code: kind }
  // Findings that decide nothing are never the worst.
  return says
    ? { ...answer, ...reason(message(says)), ...todo(message(next)) }
    : { ...answer, ...englishReason(''), ...NO_TODO }
}

function nothingFound(description: string) {
  const text = description.trim()
  const isCut = /(?:\.\.\.|…)$/.test(text)
  if (text.length >= ENOUGH_TEXT) {
    return {
      verdict: 'pass' as const,
      code: 'nothing-found',
      ...reason(message(isCut ? 'reasons.nothing-found-in-part' : 'reasons.nothing-found')),
      ...(isCut ? todo(message('todos.read-the-rest')) : NO_TODO),
    }
  }
  return {
    verdict: 'unknown' as const,
    code: 'too-little-text',
    ...reason(message('reasons.too-little-text')),
    ...todo(message('todos.full-description')),
  }
}

function sourcesOf(found: Finding[], cite: (rule: string) => RuleSource) {
  const rules = found.flatMap(({ kind }) => FINDING_WORDS[kind].rules)
  return distinct(rules.length > 0 ? rules : RULES_LOOKED_FOR).map(cite)
}

function careCautions({ advert, ruleIndex, date }: CheckContext) {
  const isCare = candidateCodes(advert).some(
    (code) => (ruleIndex.closure.get(code)?.from ?? '9') <= date,
  )
  if (!isCare || (advert.nation !== null && advert.nation !== 'England')) return []
  return [
    'A care employer in England must be registered with the Care Quality Commission (CQC) and active: look it up at cqc.org.uk.',
  ]
}
