import { message, type Message } from '#platform/languages/message.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { formatOccupation } from '#sponsorship/check/context/candidates.ts'
import { NO_TODO, reason, todo } from '#sponsorship/check/result.ts'
import { longDate } from '#sponsorship/long-date.ts'
import type { Assessment } from './assessment.ts'
import { findOnSalaryList, findOnShortageList, type ListPosition } from './list-places.ts'

const NO_FAMILY =
  'Your partner and children cannot come with you in an occupation below degree level (RQF 6), except where you have been on the route since before 22 July 2025 (SW 29.1A).'

/** Assesses the shortage and salary lists, while they last, for a new applicant. */
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
  { title, rule: cited, certainty }: List,
  { status }: ListPosition,
  entry: Entry,
): Assessment {
  const occupation = formatOccupation(rule)
  const on = { occupation, list: title }
  const nations = { list: entry.nations, as: 'or' as const }
  const reasons = {
    'on-it': message('reasons.list-on-it', on),
    'not-listed': message('reasons.list-not-listed', on),
    ended: message('reasons.list-ended', { ...on, date: { date: entry.endsBefore } }),
    'other-nation': message('reasons.list-other-nation', { ...on, nations }),
    'nation-unknown': message('reasons.list-nation-unknown', { ...on, nations }),
    'job-type-unclear': message('reasons.list-job-type-unclear', {
      ...on,
      jobs: (entry.onlyJobs ?? []).join('; '),
    }),
    'condition-unclear': message('reasons.list-condition-unclear', on),
  }
  const next = TODO[status]
  const isReported = status === 'on-it' && certainty !== 'confirmed'
  const verdict = status === 'on-it' && !isReported ? 'pass' : isClosed(status) ? 'fail' : 'unknown'
  return {
    verdict,
    code: isReported ? 'list-reported' : `list-${status}`,
    ...reason(isReported ? message('reasons.list-reported', on) : reasons[status]),
    ...(next ? todo(next) : NO_TODO),
    cautions: verdict === 'fail' ? [] : cautionsOf(rule, entry, title),
    rules: [cited, 'SW 6.1', ...(rule.skill === 'rqf-6' ? [] : ['SW 29.1A'])],
  }
}

const TODO: Partial<Record<ListPosition['status'], Message>> = {
  ended: message('todos.newer-list'),
  'nation-unknown': message('todos.which-nation'),
  'job-type-unclear': message('todos.which-job'),
  'condition-unclear': message('todos.condition-met'),
}

function isClosed(status: ListPosition['status']) {
  return status === 'ended' || status === 'other-nation' || status === 'not-listed'
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
