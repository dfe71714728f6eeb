import type { OccupationSuggestion } from '#sponsorship/model/suggestions.schema.ts'
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
 * Suggests occupations while someone types, best first, each code once with its best title. Every typed word must
 * start a word of the title, or be one where there are such titles; abbreviations of the trades ('HCA') work too.
 */
export function suggestOccupations(typed: string, most = 8): OccupationSuggestion[] {
  const typedWords = titleWords(typed.slice(0, LONGEST_TYPED))
  if (typedWords.length === 0 || most < 1) return []
  const begun = allTitles().filter(({ words }) =>
    typedWords.every((start) => words.some((word) => word.startsWith(start))),
  )
  // Who has typed ‘nurse’ does not mean a nurseryman.
  const whole = begun.filter(({ words }) => typedWords.every((typed) => words.includes(typed)))
  const found = (whole.length > 0 ? whole : begun)
    .map((one) => ({ ...one, cost: costOf(one, typedWords) }))
    .toSorted((one, other) => one.cost - other.cost || (one.key < other.key ? -1 : 1))
  const byCode = new Map(found.toReversed().map(({ code, title }) => [code, title]))
  const inOrder = [
    ...new Set([
      ...(found.length === 0 ? understood(typed, typedWords) : []),
      ...found.map(({ code }) => code),
    ]),
  ]
  return inOrder.slice(0, most).flatMap((code) => {
    const group = findOccupation(code)
    return group ? [{ ...group, title: byCode.get(code) ?? group.group }] : []
  })
}

/** A unit group of SOC 2020; null for an unknown code. */
export function findOccupation(code: string): Omit<OccupationSuggestion, 'title'> | null {
  const group = loadUnitGroups().get(code)
  return group ? { code, group: group.name, description: group.description } : null
}

/** The codes of a name of the trades that is not in the index; the whole text must match. */
function understood(typed: string, typedWords: readonly string[]): string[] {
  const suggested = suggestOccupation(typed)
  const isAll = titleWords(suggested?.matched ?? '').length === typedWords.length
  return suggested && isAll ? [suggested.code, ...suggested.others] : []
}

/** The cost of a title: those that start with the text come first, then shorter ones. */
function costOf({ words, key }: IndexedTitle, typedWords: readonly string[]) {
  if (key === typedWords.join(' ')) return 0
  if (key.startsWith(typedWords.join(' '))) return words.length
  const starts = words[0]?.startsWith(typedWords[0] ?? '') ? 20 : 40
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
