import type { Finding, FindingKind } from '#contract/sponsorship/facts.ts'
import type { Quote, RuleSource } from '#contract/sponsorship/check.ts'
import type { CheckContext } from '../context/check-context.ts'
import { candidateCodes } from '../context/candidates.ts'
import { distinct, buildResult, type Result } from '../result.ts'
import { FINDING_WORDS } from './finding-words.ts'

/** A shorter text is too little to pass, even if nothing in it is wrong. */
const ENOUGH_TEXT = 200

const KINDS = Object.keys(FINDING_WORDS).filter(
  (kind): kind is FindingKind => kind in FINDING_WORDS,
)
const RULES_LOOKED_FOR = ['Sponsorship fees', 'SW 5.5', 'SW 5.6']

/** Whether the advert’s own words speak against it. */
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
  const { means, todo } = FINDING_WORDS[kind]
  return { text: quote, means, todo }
}

function answerFor({ kind }: Finding) {
  const { verdict, says, todo } = FINDING_WORDS[kind]
  return { verdict: verdict ?? 'unknown', code: kind, reason: `The advert ${says}.`, todo }
}

function nothingFound(description: string) {
  const text = description.trim()
  const isCut = /(?:\.\.\.|…)$/.test(text)
  if (text.length >= ENOUGH_TEXT) {
    return {
      verdict: 'pass' as const,
      code: 'nothing-found',
      reason: `${isCut ? 'The part of the advert that we have' : 'The advert’s text'} has none of the warning signs we look for.`,
      todo: isCut ? 'Read the rest where the advert comes from before you apply.' : null,
    }
  }
  return {
    verdict: 'unknown' as const,
    code: 'too-little-text',
    reason: 'There is too little text to say whether it has any of the warning signs we look for.',
    todo: 'Ask the employer for the full description of the job, in writing.',
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
