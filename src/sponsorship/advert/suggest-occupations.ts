import type { OccupationSuggestion } from '#sponsorship/model/suggestions.schema.ts'
import { suggestOccupation } from './occupation/suggest-occupation.ts'
import { titleWords } from './occupation/title-words.ts'
import { loadUnitGroups } from './occupation/unit-groups.ts'

interface IndexedTitle {
  title: string
  code: string
  /** The words of the occupation's own name. */
  group: string[]
  words: string[]
  key: string
}

const SMALL_WORDS = new Set(['a', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with'])
const LONGEST_TYPED = 120
/** The cost of a title whose occupation is not named by the text: more than any other. */
const ELSEWHERE = 100
let titles: IndexedTitle[] | null = null

/**
 * Suggests occupations while someone types, best first, each code once with its best title. Every typed word must
 * start a word of the title, or be one where there are such titles; abbreviations of the trades ('HCA') work too.
 */
export function suggestOccupations(typed: string, most = 8): OccupationSuggestion[] {
  const typedWords = titleWords(typed.slice(0, LONGEST_TYPED))
  if (typedWords.length === 0 || most < 1) return []
  const begun = allTitles().filter(({ words }) => isBegunIn(words, typedWords))
  // Who has typed ‘nurse’ does not mean a nurseryman.
  const whole = begun.filter(({ words }) => areWordsOf(words, typedWords))
  const [fitting, fits] = whole.length > 0 ? [whole, areWordsOf] : [begun, isBegunIn]
  // Occupations with the words in their own name come first: a nurse maid is a childminder.
  const cost = (one: IndexedTitle) =>
    costOf(one, typedWords) + (fits(one.group, typedWords) ? 0 : ELSEWHERE)
  const found = fitting
    .map((one) => ({ ...one, cost: cost(one) }))
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

/** The occupation that a text names as a whole, by a name of the trades or one of its own titles. */
export function findNamedOccupation(typed: string): Omit<OccupationSuggestion, 'title'> | null {
  const typedWords = titleWords(typed.slice(0, LONGEST_TYPED))
  if (typedWords.length === 0) return null
  const [code] = understood(typed, typedWords)
  if (code) return findOccupation(code)
  const name = withoutSmallWords(typedWords)
  const codes = new Set(
    allTitles().flatMap(({ words, code }) => (withoutSmallWords(words) === name ? [code] : [])),
  )
  const [only] = codes
  return codes.size === 1 && only ? findOccupation(only) : null
}

/** The words of a name without those that searches leave out. */
function withoutSmallWords(words: readonly string[]) {
  return words.filter((word) => !SMALL_WORDS.has(word)).join(' ')
}

/** The codes of a name of the trades that is not in the index; the whole text must match. */
function understood(typed: string, typedWords: readonly string[]): string[] {
  const suggested = suggestOccupation(typed)
  const isAll = titleWords(suggested?.matched ?? '').length === typedWords.length
  return suggested && isAll ? [suggested.code, ...suggested.others] : []
}

function isBegunIn(words: readonly string[], typedWords: readonly string[]) {
  return typedWords.every((start) => words.some((word) => word.startsWith(start)))
}

function areWordsOf(words: readonly string[], typedWords: readonly string[]) {
  return typedWords.every((typed) => words.includes(typed))
}

/** The cost of a title: those that start with the text come first, then shorter ones. */
function costOf({ words, key }: IndexedTitle, typedWords: readonly string[]) {
  if (key === typedWords.join(' ')) return -ELSEWHERE
  if (key.startsWith(typedWords.join(' '))) return words.length
  const starts = words[0]?.startsWith(typedWords[0] ?? '') ? 20 : 40
  return starts + words.length
}

function allTitles(): readonly IndexedTitle[] {
  titles ??= [...loadUnitGroups().values()].flatMap(({ code, name, titles: known }) => {
    const group = titleWords(name)
    return [name, ...known].map((title) => {
      const words = titleWords(title)
      return { title, code, group, words, key: words.join(' ') }
    })
  })
  return titles
}
