import { countryNamesIn } from './country-words.ts'
import { inOriginal, sentencesOf } from '#safety/real/find-signs.ts'
import type { PlainText } from '#safety/real/plain-text.ts'
import { toPlain } from '#safety/real/plain-text.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import { toApplicant } from '#sponsorship/check/context/applicant.ts'
import { explainWork } from '#sponsorship/closed-work/explain-closed-work.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import data from './work-words.json' with { type: 'json' }

/** Words of sponsorship, and those that say there is none, or that the person has permission already. */
const SPONSORED = toPattern([
  'sponsor\\w*',
  'skilled worker',
  'certificate of sponsorship',
  'work (?:visa|permit)',
  'स्पॉन्सर\\S*',
  'سپانسر\\S*',
  'স্পনসর\\S*',
  'स्पोन्सर\\S*',
])
const NOT_SPONSORED = toPattern([
  "(?:cannot|can not|can't|do not|don't|unable to|no longer) (?:\\w+ )?sponsor\\w*",
  'no sponsorship',
  'right to work',
  'already (?:be )?in the uk',
  'does not meet',
  'not eligible',
  'rules changed',
  'closed',
])
const ABROAD = toPattern([
  'abroad',
  'overseas',
  'international(?:ly)?',
  'any country',
  'भारत से',
  'mula sa',
])
const PART_TIME = toPattern(['part[- ]time', 'pro[- ]rata', 'apprentice\\w*'])
const WORK = Object.entries(data.work).map(([code, words]) => ({ code, words: toPattern(words) }))
const PAY =
  /£ ?(\d[\d,]*(?:\.\d\d?)?) ?(k\b)?(?:\s*(?:gross|basic)?\s*(?:per|an|a|\/|p\.?)\s*(hour|hr|h\b|year|annum|yr|pa\b|a\b))/g
const HOURS_A_YEAR = 52 * 37.5

function toPattern(words: readonly string[]) {
  const plain = words.map((word) => toPlain(word).text.replaceAll(String.raw`\s*`, String.raw`\S*`))
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${plain.join('|')})(?![a-z\d])`, 'u')
}

/** Whether the rules of a day allow the job that a text offers to somebody abroad, as far as it says. */
export function assessJob(plain: PlainText, ruleIndex: RuleIndex, date: string): RealFinding[] {
  const { text } = plain
  if (!SPONSORED.test(text) || NOT_SPONSORED.test(text)) return []
  return [...findLowPay(plain, ruleIndex), ...findClosedWork(plain, ruleIndex, date)]
}

function findClosedWork(plain: PlainText, ruleIndex: RuleIndex, date: string): RealFinding[] {
  if (!ABROAD.test(plain.text) && !countryNamesIn(plain.text)) return []
  const when = { applicant: toApplicant(null), date }
  return WORK.flatMap(({ code, words }): RealFinding[] => {
    const match = words.exec(plain.text)
    if (!match || !explainWork(ruleIndex, { code, others: [] }, when)) return []
    const range = { from: match.index, to: match.index + match[0].length }
    return [{ reason: 'closed-work', ...inOriginal(plain, range) }]
  }).slice(0, 1)
}

/** Pay for full-time work below the National Minimum Wage, or below what is enough in any occupation. */
function findLowPay(plain: PlainText, { rules, lowestSalary }: RuleIndex): RealFinding[] {
  const wage = rules.figures.minimumWage.value
  return sentencesOf(plain).flatMap(({ from, to }) => {
    const sentence = plain.text.slice(from, to)
    if (PART_TIME.test(sentence)) return []
    return [...sentence.matchAll(PAY)].flatMap((match): RealFinding[] => {
      const amount = Number((match[1] ?? '').replaceAll(',', '')) * (match[2] ? 1000 : 1)
      const isHourly = match[3]?.startsWith('h') ?? false
      const isLow = isHourly
        ? amount >= 1 && amount < wage
        : amount >= 4000 && amount < Math.min(lowestSalary, wage * HOURS_A_YEAR)
      if (!isLow) return []
      const start = from + match.index
      return [
        { reason: 'low-pay', ...inOriginal(plain, { from: start, to: start + match[0].length }) },
      ]
    })
  })
}
