import { foldCharacters } from '#safety/text-rules/fold/characters.ts'
import small from './small-words.json' with { type: 'json' }

/** Characters that readers take for one another, once look-alikes of other scripts are Latin ones. */
const ALIKE: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  i: 'l',
  '|': 'l',
  '!': 'l',
  '@': 'a',
  $: 's',
  rn: 'm',
  vv: 'w',
}
const TO_READ = /[0-57-9i|!@$]|rn|vv/g
const APOSTROPHES = /(?<=[a-z\d])['`](?=[a-z\d]|\W|$)/g
/** Three or more letters apart: ‘N.H.S.’, ‘n h s’. */
const SPELLED = /(?<![a-z\d])[a-z\d](?:[ .\-_/]{1,2}[a-z\d](?![a-z\d])){2,20}/g
/** The most words of a name that is looked for inside another one. */
const LONGEST = 10

/** The words of a name as a hasty reader sees them: ‘WiIIowbank-Care’ has the words of ‘Willowbank Care’. */
export function wordsOf(name: string): string[] {
  const plain = foldCharacters(name)
    .replaceAll('&', ' and ')
    .replaceAll(APOSTROPHES, '')
    .replaceAll(SPELLED, (letters) => letters.replaceAll(/[^a-z\d]/g, ''))
  const alike = plain.replaceAll(TO_READ, (signs) => ALIKE[signs] ?? signs)
  return alike.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '')
}

const SMALL = new Set([small.forms, small.joining, small.added].flatMap(wordsOf))
const BEFORE_TRUST = new Set(wordsOf(small.trust))
const SAME_WORDS = new Map(
  small.same.split('|').map((pair): [string, string] => {
    const [one = '', other = ''] = wordsOf(pair)
    return [one, other]
  }),
)
const TRUST = wordsOf('trust').join('')

/** The words by which a name is told from others, without legal forms and small words. */
export function distinctiveWords(words: readonly string[]): string[] {
  const left = words.filter((word) => !SMALL.has(word)).map((word) => SAME_WORDS.get(word) ?? word)
  return left.at(-1) === TRUST ? left.filter((word) => !BEFORE_TRUST.has(word)) : left
}

/** The distinctive words of a name as one, or all its words where none is distinctive: ‘The Group Ltd’. */
export function skeletonOf(name: string): string {
  const words = wordsOf(name)
  return distinctiveWords(words).join('') || words.join('')
}

/** Runs of words in a name. */
export function runsOf(words: readonly string[]): string[][] {
  return words.flatMap((_, from) => runsFrom(words.slice(from)))
}

/** Runs of words that start with the first one. */
export function runsFrom(words: readonly string[]): string[][] {
  return words.slice(0, LONGEST).map((_, last) => words.slice(0, last + 1))
}

/** Shorter names differ by one letter from many others. */
const LEAST_LENGTH_OF_EDIT = 8

/**
 * The halves of a name of this length, as far as the skeleton has them. Two names that differ by one letter share a
 * half.
 */
export function halvesOf(skeleton: string, length = skeleton.length): string[] {
  if (length < LEAST_LENGTH_OF_EDIT) return []
  const half = length >> 1
  return [`${length}^${skeleton.slice(0, half)}`, `${length}$${skeleton.slice(half - length)}`]
}

/** The halves that names one letter away may have. */
export function halvesNear(skeleton: string): string[] {
  return [-1, 0, 1].flatMap((more) => halvesOf(skeleton, skeleton.length + more))
}

/** Whether two texts differ by at most one character that was added, left out, replaced or put before its neighbour. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at) === rest ||
    short.slice(at + 1) === rest ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}
