import { english } from '#platform/languages/english.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { basisLine } from '#sponsorship/freshness/shown-basis.ts'
import { reasonText } from '#sponsorship/check/result.ts'
import type { AdvertFacts } from '#sponsorship/model/facts.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { ClosedWork } from '#sponsorship/headline/closed-work.ts'
import type { Db } from '#platform/database/database.ts'
import { suggestOccupation } from '#sponsorship/advert/occupation/suggest-occupation.ts'
import { toApplicant, type Applicant } from '#sponsorship/check/context/applicant.ts'
import { mayWorkAlready } from '#sponsorship/check/headline/headline.ts'
import { checkOccupation } from '#sponsorship/check/occupation/check-occupation.ts'
import { findRegulator } from '#sponsorship/check/person/regulators.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { withoutAdvert } from '#sponsorship/occupations/without-advert.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import { findRuleIndex } from '#sponsorship/rules/rule-sets.ts'
import { today } from '#platform/primitives/time/today.ts'
import { NEAR_WORK, type NearWork } from './near-work.ts'

/** The parts that do not depend on the jobs. */
type ExplainedWork = Omit<ClosedWork, 'near' | 'heading'> & {
  near: { work: NearWork; asks: string }[]
}

const DAY_MS = 86_400_000
const NO_WAY_ROUND = 'No employer can change that, and no agent.'
/**
 * The reason why a person, abroad unless stated otherwise, cannot be sponsored in the work of a title today, and the
 * open work near it. Null if they may be, if they need no sponsor today, or if it is not clear which work is meant.
 */
export async function explainClosedWork(
  db: Db,
  title: string,
  person: PersonalAnswers | null,
): Promise<ExplainedWork | null> {
  const suggested = suggestOccupation(title)
  if (!suggested) return null
  const date = today()
  const work = explainWork(await findRuleIndex(db, date), suggested, {
    applicant: toApplicant(person),
    date,
  })
  // The same days as below every other answer.
  const days = work && basisLine(await findFreshness(db, date), english)
  return work && { ...work, cited: `${work.cited} ${days}` }
}

/** The person and the day. */
interface When {
  applicant: Applicant
  date: string
}

/** Explains work by the rules of a day. */
export function explainWork(
  ruleIndex: RuleIndex,
  { code, others }: Pick<NonNullable<AdvertFacts['occupation']>, 'code' | 'others'>,
  when: When,
): ExplainedWork | null {
  if (mayWorkAlready(when.applicant, when.date)) return null
  const result = checkCodes(ruleIndex, [code, ...others], when)
  const [source] = result.sources
  if (result.verdict !== 'fail' || !source) return null
  const since = findStart(ruleIndex, code, result.code)
  const isAbroad = when.applicant.where !== 'uk'
  const toWhom = isAbroad ? 'from abroad' : 'to new applicants'
  // Without an advert ‘this employer’ would mean nothing.
  const exception = result.cautions[0]?.replaceAll('this employer', 'the employer')
  const isExempt = result.code === 'closed-from-abroad' && exception
  const cited = `${source.title}, ${source.rule}.`
  const rest = {
    code,
    url: source.url,
    near: NEAR_WORK.filter(({ of }) => of.includes(code))
      .flatMap(({ near }) => near)
      .filter((work) => checkCodes(ruleIndex, [work.code], when).verdict !== 'fail')
      .map((work) => ({ work, asks: describeDemands(ruleIndex, work) })),
  }
  if (isExempt && isAbroad && since) {
    return {
      ...rest,
      title: 'You cannot come from abroad for care work',
      reasons: [
        `Since ${longDate(since)} nobody abroad gets a visa for it. ${NO_WAY_ROUND}`,
        exception,
      ],
      cited: `${reasonText(result)} ${cited}`,
    }
  }
  return {
    ...rest,
    title: since ? `Closed ${toWhom} since ${longDate(since)}` : `Not open ${toWhom}`,
    reasons: [`${reasonText(result)} ${NO_WAY_ROUND}`, ...(isExempt ? [exception] : [])],
    cited,
  }
}

function checkCodes(ruleIndex: RuleIndex, codes: string[], { applicant, date }: When) {
  return checkOccupation({ ...withoutAdvert(ruleIndex, codes, date), applicant })
}

function findStart({ closure, rules }: RuleIndex, code: string, reason: string): string | null {
  if (reason === 'closed-from-abroad') return closure.get(code)?.from ?? null
  if (reason === 'only-on-the-route-since-2025') return rules.transitions.skillRaisedOn
  return reason === 'only-on-the-route-since-2024' ? rules.transitions.ratesRaisedOn : null
}

/** Sentences on training and registration, the lowest band, and the end of the list it is on. */
function describeDemands(ruleIndex: RuleIndex, { code, training }: NearWork): string {
  const regulator = findRegulator(code, null)
  const isRegistered = regulator?.isRequiredFirst ?? false
  const sentences = [
    isRegistered ? `${training}, and registration with ${regulator?.name}` : training,
  ]
  const band = findLowestBand(ruleIndex, code)
  if (band) sentences.push(`${band} or above`)
  const [entry] = ruleIndex.salary.get(code) ?? []
  if (entry) {
    const lastDay = new Date(Date.parse(entry.endsBefore) - DAY_MS).toISOString().slice(0, 10)
    sentences.push(`On the ${ruleIndex.rules.lists.salary.title} until ${longDate(lastDay)}`)
  }
  return sentences.map((sentence) => `${sentence}.`).join(' ')
}

/** ‘Band 5 of NHS Agenda for Change’; null if every band is open. */
function findLowestBand({ rules, occupation }: RuleIndex, code: string): string | null {
  const scale = rules.nationalScales[occupation.get(code)?.nationalScale ?? '']
  const lowest = scale?.lowestFor?.[code] ?? scale?.lowestForNew
  const label = scale?.rates.find(({ band }) => band === lowest)?.label
  return scale && label ? `${label} of ${scale.title}` : null
}
