import { findByName } from '#platform/places/names/place-names.ts'
import { placeKey } from '#platform/places/names/place-key.ts'
import type { JobSearch, PlaceWords } from '#board/search/search.ts'
import { withoutFillers } from './sponsorship-words.ts'
import { LITERAL, replaceEach } from './typed-text.ts'
import { findForm } from '#board/search/words/parsing/forms.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import lists from './place-words.json' with { type: 'json' }

const MOST_WORDS = 4
/** People of a town whose name counts alone, and after ‘in’; smaller ones share names with too many words. */
const BIG = 15_000
const KNOWN = 5_000
const UK = new Set(['uk', 'united kingdom', 'great britain', 'britain', 'gb'])
const BEFORE = new Set(['in', 'near', 'around', 'at'])
const afterInOrNear = new Set(lists.afterInOrNear)
const notFirst = new Set(lists.notFirst)
const never = new Set(lists.never)
const notAfter = new Set(lists.notAfter)

interface Word {
  text: string
  key: string
  start: number
  end: number
  /** Part of the name of a trade. */
  isNamed: boolean
}

interface Found {
  first: number
  last: number
  name: string
  isCountry: boolean
}

/** Takes a place out of the words of a search that has no other: ‘nurse london’ is ‘nurse’ in London. */
export function findPlaceWords(search: JobSearch): { search: JobSearch; said: PlaceWords | null } {
  const words = wordsOf(search.q)
  const all = findAll(words)
  const chosen = search.place ? undefined : (all.find((one) => !one.isCountry) ?? all[0])
  const place = placeKey(search.place)
  // Beside a place, ‘uk’ and its own name say nothing more.
  const removed = all.filter(
    (one) => one.isCountry || one === chosen || placeKey(one.name) === place,
  )
  if (removed.length === 0) return { search, said: null }
  const spans = removed.map(({ first, last }) => ({
    start: words[withPreposition(words, first)]?.start ?? 0,
    end: words[last]?.end ?? 0,
  }))
  const q = withoutFillers(replaceEach(search.q, spans, () => ' '))
  if (!chosen) return { search: { ...search, q }, said: null }
  const name = { start: words[chosen.first]?.start ?? 0, end: words[chosen.last]?.end ?? 0 }
  return {
    search: { ...search, q, place: chosen.name },
    said: {
      note: `We turned “${chosen.name}” into a place.`,
      literal: replaceEach(search.q, [name], (text) => `"${text}"`),
    },
  }
}

function wordsOf(typed: string): Word[] {
  const masked = typed.replaceAll(LITERAL, (text) => ' '.repeat(text.length))
  const words = [...masked.matchAll(/[^\s,;()]+/g)].map(({ 0: text, index }) => ({
    text,
    key: placeKey(text),
    start: index,
    end: index + text.length,
    isNamed: false,
  }))
  const normal = words.map(({ text }) => normalizeText(text))
  for (let at = 0; at < words.length;) {
    const length =
      findForm(normal, at, ({ concept }) => concept.lexeme !== '~uk')?.words.length ?? 0
    for (const word of words.slice(at, at + length)) word.isNamed = true
    at += length || 1
  }
  return words
}

function findAll(words: Word[]): Found[] {
  const found: Found[] = []
  for (let first = 0; first < words.length;) {
    const one = findAt(words, first)
    if (one) found.push(one)
    first = one ? one.last + 1 : first + 1
  }
  return found
}

function findAt(words: Word[], first: number): Found | null {
  for (let last = Math.min(words.length, first + MOST_WORDS) - 1; last >= first; last--) {
    const span = words.slice(first, last + 1)
    const name = span.map(({ text }) => text).join(' ')
    const key = placeKey(name)
    if (!key || span.some(({ isNamed }) => isNamed)) continue
    if (UK.has(key)) return { first, last, name, isCountry: true }
    if (isPlace(words, key, first, last)) return { first, last, name, isCountry: false }
  }
  return null
}

function isPlace(words: Word[], key: string, first: number, last: number) {
  const entry = findByName(key)[0]
  if (!entry || entry.place.country !== 'GB' || never.has(key)) return false
  const before = words[first - 1]
  if (before && BEFORE.has(before.key)) return entry.weight >= KNOWN
  if (entry.weight < BIG || afterInOrNear.has(key) || notAfter.has(before?.key ?? '')) return false
  if (!before) return last === words.length - 1 || (!notFirst.has(key) && isNamed(words[last + 1]))
  return last === words.length - 1 || isNamed(before)
}

function isNamed(word: Word | undefined) {
  return word?.isNamed ?? false
}

/** The first word to leave out: ‘in london’, ‘in the uk’. */
function withPreposition(words: Word[], first: number) {
  const article = words[first - 1]?.key === 'the' ? first - 1 : first
  return BEFORE.has(words[article - 1]?.key ?? '') ? article - 1 : article
}
