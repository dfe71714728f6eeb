import type { RuleSource } from '#sponsorship/model/check.schema.ts'
import type { Verdict } from '#trade/headline/criteria.ts'
import { message } from '#platform/languages/message.ts'
import { describeCertainty } from '#sponsorship/rules/certainty.ts'
import { isOnRoute } from '#sponsorship/check/context/applicant.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { buildResult, englishReason, reason, type Result } from '#sponsorship/check/result.ts'

type Who = Pick<CheckContext, 'applicant' | 'ruleIndex' | 'date'>
type Level = 'b1' | 'b2'
const RANK = { 'below-b1': 0, b1: 1, b2: 2 }
const HOW =
  'Prove it with a test, a degree taught in English, or your nationality, as Appendix English Language says.'

/**
 * Checks English (SW 7.1): a first permission needs the newest level in force; people already on the route need the
 * first one.
 */
export function checkEnglish(context: Who): Result {
  const { applicant, ruleIndex, date } = context
  const started = ruleIndex.rules.figures.englishLevels.filter(({ from }) => from <= date)
  const first = started[0] ?? ruleIndex.rules.figures.englishLevels[0]
  const newest = started.at(-1) ?? first
  const isAlreadyOnRoute = isOnRoute(applicant)
  const least: Level = first?.value ?? 'b1'
  const reported: Level = newest?.value ?? least
  const confirmed: Level = started.findLast(isConfirmed)?.value ?? least
  // A lower level that is only reported makes nobody pass.
  const highest = RANK[confirmed] > RANK[reported] ? confirmed : reported
  const most = isAlreadyOnRoute ? least : highest
  const enough = isAlreadyOnRoute === false ? reported : least
  const verdict = verdictFor(applicant.english, enough, most)
  const isReported = most === newest?.value && !isConfirmed(newest)
  return buildResult({
    verdict,
    code: `english-${applicant.english === null ? 'not-said' : verdict}`,
    ...reasonFor(verdict, most, applicant.english === null),
    todo: verdict === 'pass' ? null : `Look up how to show level ${most.toUpperCase()} on GOV.UK.`,
    cautions: isReported
      ? [`Level ${most.toUpperCase()} is ${describeCertainty(newest)}.`, HOW]
      : [HOW],
    sources: sourcesOf(context, isReported ? newest.source : null),
  })
}

function isConfirmed({ certainty }: { certainty: string }) {
  return certainty === 'confirmed'
}

/** The verdict on a level. Unknown between the two levels, because it is not known which applies. */
function verdictFor(english: keyof typeof RANK | null, least: Level, most: Level): Verdict {
  if (english === null) return 'unknown'
  if (RANK[english] >= RANK[most]) return 'pass'
  return RANK[english] < RANK[least] ? 'fail' : 'unknown'
}

function reasonFor(verdict: Verdict, most: Level, isUnanswered: boolean) {
  const level = most.toUpperCase()
  if (verdict === 'fail') return reason(message('reasons.english-less', { level }))
  const asks = `This visa asks for English at level ${level} in reading, writing, speaking and listening`
  if (isUnanswered) return englishReason(`${asks}; you have not said what you have.`)
  return englishReason(
    verdict === 'pass'
      ? `${asks}, which you say you have.`
      : `${asks} for a first application, and for less from people who already have the visa. Say which UK visa you have or had.`,
  )
}

function sourcesOf({ ruleIndex }: Who, source: string | null): RuleSource[] {
  const cited = ruleIndex.cite('SW 7.1')
  const page = source ? ruleIndex.rules.sources[source] : undefined
  if (!page) return [cited]
  return [cited, { rule: 'SW 7.1', title: page.title, url: page.url, date: page.updatedOn }]
}
