import type { Place } from '#platform/places/places.ts'
import { findDistrictsByPrefix, findDistrict } from '#platform/places/districts.ts'
import type { Entry } from '#platform/places/entries.ts'
import { placeKey } from './place-key.ts'
import { placeNames } from './place-names.ts'

/** A name starting at one of its words, followed by the detail that distinguishes it from places with that name. */
interface PlacePrefix {
  letters: string
  /** The whole name; null if the prefix starts at a later word. */
  name: string | null
  entry: Entry
}

const SMALL_WORDS = new Set('and by cum de en in la le of on st the under with y'.split(' '))
const MIN_LETTERS_FOR_TYPO = 5
// A match at a later word counts less: 'york' means York rather than New York.
const LATER_WORD_FACTOR = 1 / 20

let prefixes: PlacePrefix[] | null = null

/**
 * Places with a word that starts as typed: exact names first, then the biggest. If nothing matches, one typo is allowed
 * in at least five letters.
 */
export function suggestPlaces(typed: string, limit = 8): Place[] {
  const key = placeKey(typed)
  if (key === '') return []
  const districts = suggestDistricts(typed, key, limit)
  if (/\d/.test(key)) return districts
  // 'newcastle up' is the beginning of 'newcastle upon', whose key is 'newcastle on'.
  const found = rankPlaces(findByPrefix(key.replace(/ up?o?$/, ' ').trimEnd()), key)
  if (found.length + districts.length > 0) return [...found, ...districts].slice(0, limit)
  return key.length < MIN_LETTERS_FOR_TYPO ? [] : suggestWithOneTypo(key).slice(0, limit)
}

function suggestWithOneTypo(key: string) {
  const rests = suffixesOf(key)
  const alike = loadPrefixes().filter(
    ({ letters, name }) => name !== null && startsWithOneTypo(letters, key, rests),
  )
  return rankPlaces(alike, key)
}

function suggestDistricts(typed: string, key: string, limit: number) {
  const begun = /^[a-z]{1,2}(?:\d[a-z\d]?)?$/.test(key) ? findDistrictsByPrefix(key, limit) : []
  if (begun.length > 0) return begun
  const district = findDistrict(typed)
  return district ? [district] : []
}

function rankPlaces(found: readonly PlacePrefix[], key: string): Place[] {
  const ranks = new Map<Entry, number>()
  for (const { name, entry } of found) {
    const rank = name === key ? Infinity : entry.weight * (name === null ? LATER_WORD_FACTOR : 1)
    ranks.set(entry, Math.max(rank, ranks.get(entry) ?? -1))
  }
  return [...ranks]
    .sort(([a, ranked], [b, other]) => (ranked === other ? b.weight - a.weight : other - ranked))
    .map(([{ place }]) => place)
}

function findByPrefix(key: string): PlacePrefix[] {
  const all = loadPrefixes()
  return all.slice(firstFrom(all, key), firstFrom(all, `${key}\uFFFF`))
}

function firstFrom(sorted: readonly PlacePrefix[], letters: string) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.letters ?? '') < letters) low = middle + 1
    else high = middle
  }
  return low
}

function loadPrefixes(): PlacePrefix[] {
  prefixes ??= placeNames()
    .entries.flatMap(prefixesOf)
    .sort((a, b) => (a.letters < b.letters ? -1 : 1))
  return prefixes
}

function prefixesOf(entry: Entry): PlacePrefix[] {
  const detail = placeKey(entry.place.detail)
  return entry.keys.flatMap((name) => {
    const words = name.split(' ')
    const later = words
      .map((word, index) => ({ word, rest: words.slice(index).join(' ') }))
      .filter(({ word }, index) => index > 0 && !SMALL_WORDS.has(word))
      .map(({ rest }) => ({ letters: rest, name: null, entry }))
    return [{ letters: `${name} ${detail}`, name, entry }, ...later]
  })
}

/** The endings of a typed word from each letter, computed once and not for every name. */
function suffixesOf(typed: string): string[] {
  return Array.from({ length: typed.length + 3 }, (_, index) => typed.slice(index))
}

/** Whether a name starts as typed, except for one typo: a wrong, extra or missing letter, or two swapped. */
function startsWithOneTypo(name: string, typed: string, suffixes: readonly string[]): boolean {
  let same = 0
  while (same < typed.length && typed[same] === name[same]) same++
  const rest = suffixes[same + 1] ?? ''
  return (
    name.startsWith(rest, same + 1) ||
    name.startsWith(rest, same) ||
    name.startsWith(suffixes[same] ?? '', same + 1) ||
    (typed[same] === name[same + 1] &&
      typed[same + 1] === name[same] &&
      name.startsWith(suffixes[same + 2] ?? '', same + 2))
  )
}
