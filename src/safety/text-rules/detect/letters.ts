import { foldCharacter, isInvisible } from '#safety/text-rules/fold/characters.ts'
import { disguisedWords } from '#safety/text-rules/fold/disguised-words.ts'
import type { TextRange } from '#safety/text-rules/rule.ts'

const OTHER_SCRIPTS = /[^\0-\u024f]/u
const WORD = /[\p{L}\p{M}]+/gu
const LATIN = /[A-Za-z]/
/** Greek letters and µ, which formulas have: ‘ΔG’, ‘λmax’, ‘µg’. */
const SYMBOLS = /^[\p{Script=Greek}µ]|[\p{Script=Greek}µ]$/u
const FOREIGN =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u
/** Hidden characters between letters; soft hyphens and zero-width spaces come from word processors. */
const HIDDEN = /[A-Za-z]([\p{Cf}\u034f\u115f\u1160\u3164]+)[A-Za-z]/gu
const FROM_PROCESSORS = /^[\u00ad\u200b\ufeff]+$/
const STYLED = /[\u{1d400}-\u{1d7ff}\uff21-\uff5a]{3,}/gu

/** Finds look-alikes of Latin letters from another script, inside Latin words. */
export function findLookAlikes(raw: string): TextRange[] {
  if (!FOREIGN.test(raw)) return []
  return [...raw.matchAll(WORD)]
    .filter(
      ([word]) =>
        LATIN.test(word) &&
        !SYMBOLS.test(word) &&
        [...word].some((letter) => passesForLatin(letter)),
    )
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length }))
}

/** Finds invisible characters inside words. */
export function findHidden(raw: string): TextRange[] {
  if (!OTHER_SCRIPTS.test(raw)) return []
  return [...raw.matchAll(HIDDEN)]
    .filter(([, hidden = '']) => isInvisible(hidden.charAt(0)) && !FROM_PROCESSORS.test(hidden))
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
}

/** Finds words in mathematical or full-width letters, which search and other sites’ rules do not read. */
export function findStyled(raw: string): TextRange[] {
  if (!OTHER_SCRIPTS.test(raw)) return []
  return [...raw.matchAll(STYLED)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }))
}

/** Three or more digits on keys, as a number that no other reader sees. */
const KEYCAPS = /(?:[\d*#]\ufe0f?\u20e3 ?){3,}/gu

/** Finds words in disguise, as ‘v15a’ and ‘p a s s p o r t’, that are long enough to be meant. */
export function findLeet(raw: string): TextRange[] {
  const keycaps = [...raw.matchAll(KEYCAPS)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }))
  const words = disguisedWords(raw.toLowerCase())
  return [...keycaps, ...words].filter(({ from, to }) => to <= raw.length && to > from)
}

function passesForLatin(letter: string): boolean {
  return FOREIGN.test(letter) && /^[a-z]+$/.test(foldCharacter(letter))
}
