import { english } from '#platform/languages/english.ts'
import { message } from '#platform/languages/message.ts'
import type { Figure } from '#sponsorship/model/check.schema.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import {
  commonVerdict,
  candidateCodes,
  formatCode,
  suggestionCautions,
} from '#sponsorship/check/context/candidates.ts'
import {
  buildResult,
  distinct,
  englishReason,
  reason,
  reasonText,
  type Result,
} from '#sponsorship/check/result.ts'
import { assessOccupation } from './assess-occupation.ts'
import { ASK_WHICH_CODE, type Assessment } from './assessment.ts'

/** Checks whether the applicant can be sponsored in the job’s occupation. */
export function checkOccupation(context: CheckContext): Result {
  const { advert, ruleIndex } = context
  const codes = candidateCodes(advert)
  const assessments = codes.map((code) => assessOccupation(context, code))
  const [first] = assessments
  if (!first) {
    return buildResult({
      verdict: 'unknown',
      code: 'occupation-not-known',
      ...reason(message('reasons.occupation-not-known')),
      ...ASK_WHICH_CODE,
      sources: [ruleIndex.cite('SW 6.1'), ruleIndex.cite('SW 6.2')],
    })
  }
  const verdict = commonVerdict(assessments.map((one) => one.verdict))
  if (advert.occupation?.isForLearners && verdict !== 'fail') return forLearners(context, codes)
  const isAgreed = verdict === first.verdict
  return buildResult({
    verdict,
    code: isAgreed ? first.code : 'depends-on-the-code',
    ...(isAgreed
      ? describeAgreement(context, codes, first)
      : { ...describeDisagreement(context, codes, assessments), ...ASK_WHICH_CODE }),
    figures: figuresOf(context, codes),
    cautions: distinct([...suggestionCautions(advert), ...(isAgreed ? first.cautions : [])]),
    sources: [...first.rules, 'SW 6.2'].map(ruleIndex.cite),
  })
}

function forLearners(context: CheckContext, codes: string[]): Result {
  const { ruleIndex } = context
  return buildResult({
    verdict: 'unknown',
    code: 'for-learners',
    reason: `The job is for someone who is still learning the work, and the rules count the work itself, ${formatCode(ruleIndex, codes[0] ?? '')}.`,
    ...ASK_WHICH_CODE,
    figures: figuresOf(context, codes),
    cautions: suggestionCautions(context.advert),
    sources: ['SW 6.1', 'SW 6.2'].map(ruleIndex.cite),
  })
}

/** Describes several possible occupations, for all of which the answer is the same. */
function describeAgreement({ ruleIndex }: CheckContext, codes: string[], first: Assessment) {
  const { todo, todoSays, brief = null, sentence } = first
  const rest = { todo, todoSays, brief, ...(sentence && { sentence }) }
  if (codes.length === 1) return { reason: first.reason, reasonSays: first.reasonSays, ...rest }
  const names = codes.map((code) => `‘${ruleIndex.occupation.get(code)?.title ?? code}’`)
  const which = message('reasons.same-for-all', { names: { list: names, as: 'or' } })
  return first.reasonSays
    ? { ...reason(which, ...first.reasonSays), ...rest }
    : { ...englishReason(`${english.say(which)} ${reasonText(first)}`), ...rest }
}

function describeDisagreement(
  { ruleIndex }: CheckContext,
  codes: string[],
  assessments: Assessment[],
) {
  const words = { pass: 'open', fail: 'closed', unknown: 'not clear' }
  const each = codes.map(
    (code, at) =>
      `${formatCode(ruleIndex, code)} (${words[assessments[at]?.verdict ?? 'unknown']})`,
  )
  return englishReason(
    `The title could mean more than one occupation, and the answers differ: ${each.join('; ')}.`,
  )
}

function figuresOf({ advert, ruleIndex }: CheckContext, codes: string[]): Figure[] {
  const [first = '', ...others] = codes
  const figures = [
    { term: 'Occupation', value: formatCode(ruleIndex, first) },
    {
      term: 'Who says so',
      value:
        advert.occupation?.origin === 'employer'
          ? 'Chosen by the employer'
          : `Suggested from the title${advert.occupation?.matched ? ` ‘${advert.occupation.matched}’` : ''}`,
    },
  ]
  const tables = ruleIndex.occupation.get(first)?.tables
  if (tables) figures.push({ term: 'In the rules', value: `Table ${tables.join(', Table ')}` })
  if (others.length > 0) {
    const names = others.map((code) => formatCode(ruleIndex, code)).join('; ')
    figures.push({ term: 'It may also be', value: names })
  }
  return figures
}
