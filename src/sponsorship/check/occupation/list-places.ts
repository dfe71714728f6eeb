import { NATIONS, type Nation } from '#sponsorship/model/facts.ts'
import type { ListEntry } from '#sponsorship/rules/rule-set.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'

/** Separators after the job’s name in a title: ‘Contract Administrator – Leeds (maternity cover)’. */
const AFTER_THE_JOB = /\s[-–—|/]\s|[(),;:|–—]/

/** The status of a job on a list, with the reason. */
export type ListStatus =
  | 'on-it'
  | 'not-listed'
  | 'ended'
  | 'other-nation'
  | 'nation-unknown'
  | 'job-type-unclear'
  | 'condition-unclear'

export interface ListPosition {
  status: ListStatus
  entry: ListEntry | null
}

type ListContext = Pick<CheckContext, 'advert' | 'ruleIndex' | 'date'>

/** The job’s entry on the Immigration Salary List (SW 11.1). */
export function findOnSalaryList(context: ListContext, code: string): ListPosition {
  return findPosition(context.ruleIndex.salary.get(code) ?? [], context)
}

/** The job’s entry on the Temporary Shortage List (SW 6.1A). */
export function findOnShortageList(context: ListContext, code: string): ListPosition {
  return findPosition(context.ruleIndex.shortage.get(code) ?? [], context)
}

function findPosition(entries: ListEntry[], context: ListContext): ListPosition {
  const { date } = context
  const started = entries.filter(({ from }) => from <= date)
  const places = started
    .filter(({ endsBefore }) => date < endsBefore)
    .map((entry) => ({ status: statusOf(entry, context), entry }))
  const last = started.at(-1)
  return (
    places.find(({ status }) => status === 'on-it') ??
    places.find(({ status }) => status !== 'other-nation') ??
    places[0] ??
    (last ? { status: 'ended', entry: last } : { status: 'not-listed', entry: null })
  )
}

function statusOf(entry: ListEntry, { advert, ruleIndex }: ListContext): ListStatus {
  if (advert.nation && !entry.nations.includes(advert.nation)) return 'other-nation'
  if (entry.onlyJobs && !isListedJobType(advert.title, entry.onlyJobs)) return 'job-type-unclear'
  const isMet = isConditionMet(ruleIndex, entry, advert.nation) || isBesideNurses(entry, advert)
  if (!isMet) return 'condition-unclear'
  return advert.nation || entry.nations.length === NATIONS.length ? 'on-it' : 'nation-unknown'
}

const NURSING_ASSISTANTS = '6131'

/** Whether nursing assistants work alongside registered professionals, their condition: in the NHS they do. */
function isBesideNurses({ code }: ListEntry, { isNhs }: CheckContext['advert']) {
  return code === NURSING_ASSISTANTS && isNhs
}

/** Whether a condition is met, which no advert shows; but the condition for care work applies in England only. */
export function isConditionMet(
  ruleIndex: RuleIndex,
  { code, condition }: { code: string; condition: string | null },
  nation: Nation | null,
): boolean {
  if (condition === null) return true
  return ruleIndex.closure.has(code) && nation !== null && nation !== 'England'
}

export function isOnList({ status }: ListPosition): boolean | null {
  if (status === 'on-it') return true
  return status === 'not-listed' || status === 'ended' || status === 'other-nation' ? false : null
}

/**
 * Whether a title plainly names one of the job types that a list is limited to. A title that only looks
 * similar does not count, because a wrong match would promise what the list does not.
 */
export function isListedJobType(title: string, jobTypes: string[]): boolean {
  const [job = ''] = title.split(AFTER_THE_JOB)
  const words = ` ${normaliseWords(job)}`
  return jobTypes.flatMap(expandJobType).some((name) => words.endsWith(` ${name}`))
}

/**
 * The names in a job type: ‘Industrial and product designers’ covers ‘industrial designers’ and ‘product designers’
 * too.
 */
function expandJobType(jobType: string): string[] {
  // Brackets narrow a job type, which no title does clearly.
  if (jobType.includes('(')) return []
  const words = normaliseWords(jobType)
  const [, first, second, rest] = /^(\w+) and (\w+) (.+)$/.exec(words) ?? []
  return first && second && rest ? [words, `${first} ${rest}`, `${second} ${rest}`] : [words]
}

function normaliseWords(text: string) {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singular).join(' ')
}

function singular(word: string) {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
