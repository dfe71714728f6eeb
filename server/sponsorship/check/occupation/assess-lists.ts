import type { OccupationRule } from '../../rules/rule-set.ts'
import type { CheckContext } from '../context/check-context.ts'
import { formatOccupation } from '../context/candidates.ts'
import { joinWithOr } from '../result.ts'
import { longDate } from '../../long-date.ts'
import type { Assessment } from './assessment.ts'
import { findOnSalaryList, findOnShortageList, type ListPosition } from './list-places.ts'

const NO_FAMILY =
  'Your partner and children cannot come with you in an occupation below degree level (RQF 6), except where you have been on the route since before 22 July 2025 (SW 29.1A).'

/** What the shortage and salary lists, while they last, mean for a new applicant. */
export function assessLists(context: CheckContext, rule: OccupationRule): Assessment[] {
  const { lists } = context.ruleIndex.rules
  const ways = [
    { list: lists.shortage, place: findOnShortageList(context, rule.code) },
    { list: lists.salary, place: findOnSalaryList(context, rule.code) },
  ]
  return ways.flatMap(({ list, place }) =>
    place.entry ? [assessListEntry(rule, list, place, place.entry)] : [],
  )
}

type List = CheckContext['ruleIndex']['rules']['lists']['shortage']
type Entry = NonNullable<ListPosition['entry']>

function assessListEntry(
  rule: OccupationRule,
  { title, rule: cited }: List,
  { status }: ListPosition,
  entry: Entry,
): Assessment {
  const occupation = formatOccupation(rule)
  const end = longDate(entry.endsBefore)
  const reasons = {
    'on-it': `${occupation} is on the ${title}, so a new applicant can be sponsored in it.`,
    'not-listed': `${occupation} is not on the ${title}.`,
    ended: `${occupation} was on the ${title} for certificates issued before ${end}, and no longer is.`,
    'other-nation': `${occupation} is on the ${title} only for jobs in ${joinWithOr(entry.nations)}.`,
    'nation-unknown': `${occupation} is on the ${title} only for jobs in ${joinWithOr(entry.nations)}, and the advert does not say where the job is.`,
    'job-type-unclear': `Of ${occupation} only some jobs are on the ${title}, and the advert’s title does not plainly name one: ${(entry.onlyJobs ?? []).join('; ')}.`,
    'condition-unclear': `${occupation} is on the ${title} with a condition, and no advert can show that it is met.`,
  }
  const verdict = status === 'on-it' ? 'pass' : isClosed(status) ? 'fail' : 'unknown'
  return {
    verdict,
    code: `list-${status}`,
    reason: reasons[status],
    todo: TODO[status] ?? null,
    cautions: verdict === 'fail' ? [] : cautionsOf(rule, entry, title),
    rules: [cited, 'SW 6.1', ...(rule.skill === 'rqf-6' ? [] : ['SW 29.1A'])],
  }
}

const TODO: Partial<Record<ListPosition['status'], string>> = {
  ended: 'Look on GOV.UK whether a newer list has the occupation.',
  'nation-unknown': 'Ask the employer in which nation of the UK you would work.',
  'job-type-unclear': 'Ask the employer which of these jobs it would name on the certificate.',
  'condition-unclear': 'Ask the employer whether this condition is met, and how.',
}

function isClosed(standing: ListPosition['status']) {
  return standing === 'ended' || standing === 'other-nation' || standing === 'not-listed'
}

function cautionsOf(rule: OccupationRule, entry: Entry, title: string) {
  const end = longDate(entry.endsBefore)
  const cautions = [
    `The ${title} counts only for certificates of sponsorship issued before ${end}; what follows had not been published when these rules were read.`,
  ]
  if (rule.skill !== 'rqf-6') cautions.push(NO_FAMILY)
  if (entry.condition) cautions.push(`The list’s condition: ${entry.condition}`)
  return cautions
}
