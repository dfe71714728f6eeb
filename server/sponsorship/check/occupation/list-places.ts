import { NATIONS, type Nation } from '#contract/sponsorship/facts.ts'
import type { ListEntry } from '../../rules/rule-set.ts'
import type { Asked } from '../given/asked.ts'
import type { RuleBook } from '../given/rule-book.ts'
import { isPlainlyOneOf } from './job-types.ts'

/** Why a job is on a list, is not, or may be. */
export type Standing =
  | 'on-it'
  | 'not-listed'
  | 'ended'
  | 'other-nation'
  | 'nation-unknown'
  | 'job-type-unclear'
  | 'condition-unclear'

export interface ListPlace {
  standing: Standing
  entry: ListEntry | null
}

type Where = Pick<Asked, 'advert' | 'book' | 'date'>

/** Where the job stands on the Immigration Salary List (SW 11.1). */
export function onSalaryList(asked: Where, code: string): ListPlace {
  return placeOn(asked.book.salary.get(code) ?? [], asked)
}

/** Where the job stands on the Temporary Shortage List (SW 6.1A). */
export function onShortageList(asked: Where, code: string): ListPlace {
  return placeOn(asked.book.shortage.get(code) ?? [], asked)
}

function placeOn(entries: ListEntry[], asked: Where): ListPlace {
  const { date } = asked
  const begun = entries.filter(({ from }) => from <= date)
  const places = begun
    .filter(({ endsBefore }) => date < endsBefore)
    .map((entry) => ({ standing: standingOf(entry, asked), entry }))
  const last = begun.at(-1)
  return (
    places.find(({ standing }) => standing === 'on-it') ??
    places.find(({ standing }) => standing !== 'other-nation') ??
    places[0] ??
    (last ? { standing: 'ended', entry: last } : { standing: 'not-listed', entry: null })
  )
}

function standingOf(entry: ListEntry, { advert, book }: Where): Standing {
  if (advert.nation && !entry.nations.includes(advert.nation)) return 'other-nation'
  if (entry.onlyJobs && !isPlainlyOneOf(advert.title, entry.onlyJobs)) return 'job-type-unclear'
  if (!isConditionMet(book, entry, advert.nation)) return 'condition-unclear'
  return advert.nation || entry.nations.length === NATIONS.length ? 'on-it' : 'nation-unknown'
}

/** No advert shows that a condition is met, but that of care is one of England alone. */
export function isConditionMet(
  book: RuleBook,
  { code, condition }: { code: string; condition: string | null },
  nation: Nation | null,
): boolean {
  if (condition === null) return true
  return book.closure.has(code) && nation !== null && nation !== 'England'
}

export function mayBeOn({ standing }: ListPlace): boolean | null {
  if (standing === 'on-it') return true
  return standing === 'not-listed' || standing === 'ended' || standing === 'other-nation'
    ? false
    : null
}
