import type { OccupationSuggestion } from '#contract/sponsorship/suggestions.ts'
import { suggestOccupation } from './occupation/suggest-occupation.ts'
import { titleWords } from './occupation/title-words.ts'
import { loadUnitGroups } from './occupation/unit-groups.ts'

interface IndexedTitle {
  title: string
  code: string
  words: string[]
  key: string
}

const LONGEST_TYPED = 120
let titles: IndexedTitle[] | null = null

/**
 * Occupations that what is typed may mean, best first, each code once under the title that fits best.
 * Every word typed begins a word of the title; short names of the trades ('HCA') are understood.
 */
export function suggestOccupations(typed: string, most = 8): OccupationSuggestion[] {
  const wanted = titleWords(typed.slice(0, LONGEST_TYPED))
  if (wanted.length === 0 || most < 1) return []
  const found = allTitles()
    .filter(({ words }) => wanted.every((start) => words.some((word) => word.startsWith(start))))
    .map((one) => ({ ...one, cost: costOf(one, wanted) }))
    .toSorted((one, other) => one.cost - other.cost || (one.key < other.key ? -1 : 1))
  const byCode = new Map(found.toReversed().map(({ code, title }) => [code, title]))
  const inOrder = [
    ...new Set([
      ...(found.length === 0 ? understood(typed, wanted) : []),
      ...found.map(({ code }) => code),
    ]),
  ]
  return inOrder.slice(0, most).flatMap((code) => {
    const group = findOccupation(code)
    return group ? [{ ...group, title: byCode.get(code) ?? group.group }] : []
  })
}

/** A unit group of SOC 2020; null for a code there is none of. */
export function findOccupation(code: string): Omit<OccupationSuggestion, 'title'> | null {
  const group = loadUnitGroups().get(code)
  return group ? { code, group: group.name, description: group.description } : null
}

/** What the trades call by a name that is no title of the index; nothing may be left over. */
function understood(typed: string, wanted: readonly string[]): string[] {
  const suggested = suggestOccupation(typed)
  const isAll = titleWords(suggested?.matched ?? '').length === wanted.length
  return suggested && isAll ? [suggested.code, ...suggested.others] : []
}

/** Titles that begin so come first, then the short ones. */
function costOf({ words, key }: IndexedTitle, wanted: readonly string[]) {
  if (key === wanted.join(' ')) return 0
  if (key.startsWith(wanted.join(' '))) return words.length
  const starts = words[0]?.startsWith(wanted[0] ?? '') ? 20 : 40
  return starts + words.length
}

function allTitles(): readonly IndexedTitle[] {
  titles ??= [...loadUnitGroups().values()].flatMap(({ code, name, titles: known }) =>
    [name, ...known].map((title) => {
      const words = titleWords(title)
      return { title, code, words, key: words.join(' ') }
    }),
  )
  return titles
}
