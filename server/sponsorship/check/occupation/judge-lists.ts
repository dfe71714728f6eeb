import type { OccupationRule } from '../../rules/rule-set.ts'
import type { Asked } from '../given/asked.ts'
import { inWords } from '../given/candidates.ts'
import { anyOf } from '../words/line.ts'
import { longDate } from '../words/money.ts'
import type { Judgement } from './judgement.ts'
import { onSalaryList, onShortageList, type ListPlace } from './list-places.ts'

const NO_FAMILY =
  'Your partner and children cannot come with you in an occupation below degree level (RQF 6), except where you have been on the route since before 22 July 2025 (SW 29.1A).'

/** The ways in that lists open to somebody new, while they last. */
export function judgeLists(asked: Asked, rule: OccupationRule): Judgement[] {
  const { lists } = asked.book.rules
  const ways = [
    { list: lists.shortage, place: onShortageList(asked, rule.code) },
    { list: lists.salary, place: onSalaryList(asked, rule.code) },
  ]
  return ways.flatMap(({ list, place }) =>
    place.entry ? [judgePlace(rule, list, place, place.entry)] : [],
  )
}

type List = Asked['book']['rules']['lists']['shortage']
type Entry = NonNullable<ListPlace['entry']>

function judgePlace(
  rule: OccupationRule,
  { title, rule: cited }: List,
  { standing }: ListPlace,
  entry: Entry,
): Judgement {
  const on = inWords(rule)
  const end = longDate(entry.endsBefore)
  const said = {
    'on-it': `${on} is on the ${title}, so somebody new can be sponsored in it.`,
    'not-listed': `${on} is not on the ${title}.`,
    ended: `${on} was on the ${title} for certificates issued before ${end}, and no longer is.`,
    'other-nation': `${on} is on the ${title} only for jobs in ${anyOf(entry.nations)}.`,
    'nation-unknown': `${on} is on the ${title} only for jobs in ${anyOf(entry.nations)}, and the advert does not say where the job is.`,
    'job-type-unclear': `Of ${on} only some jobs are on the ${title}, and the advert’s title does not plainly name one: ${(entry.onlyJobs ?? []).join('; ')}.`,
    'condition-unclear': `${on} is on the ${title} with a condition that no advert shows to be met.`,
  }
  const verdict = standing === 'on-it' ? 'pass' : isClosed(standing) ? 'fail' : 'unknown'
  return {
    verdict,
    code: `list-${standing}`,
    reason: said[standing],
    todo: TODO[standing] ?? null,
    cautions: verdict === 'fail' ? [] : cautionsOf(rule, entry, title),
    rules: [cited, 'SW 6.1', ...(rule.skill === 'rqf-6' ? [] : ['SW 29.1A'])],
  }
}

const TODO: Partial<Record<ListPlace['standing'], string>> = {
  ended: 'Look on GOV.UK whether a newer list has the occupation.',
  'nation-unknown': 'Ask the employer in which nation of the UK you would work.',
  'job-type-unclear': 'Ask the employer which of these jobs it would name on the certificate.',
  'condition-unclear': 'Ask the employer whether this condition is met, and how.',
}

function isClosed(standing: ListPlace['standing']) {
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
