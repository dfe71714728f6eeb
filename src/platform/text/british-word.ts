import {
  BEGINNINGS,
  DOUBLED_ENDINGS,
  DOUBLED_STEMS,
  OUR_ENDINGS,
  OUR_EXCEPTIONS,
  OUR_STEMS,
  PAIRS,
  Z_STAYS,
} from './pairs.ts'

const Z_ENDING = /(?:iz|lyz)(?:e|ed|es|er|ers|ing|able|ation|ations|ational)$/
const zStays = new Set(listOf(Z_STAYS))
const whole = wholeWords()
const beginnings = beginningsByLetters()

/** One word, lower case and without accents, in the spelling we keep; the word itself if it has only one. */
export function britishWord(word: string): string {
  const known = whole.get(word)
  if (known !== undefined) return known
  if (word.length < 5) return word
  const begun = withBritishBeginning(word)
  if (!begun.includes('z') || zStays.has(begun) || !Z_ENDING.test(begun)) return begun
  const at = begun.lastIndexOf('z')
  return `${begun.slice(0, at)}s${begun.slice(at + 1)}`
}

function withBritishBeginning(word: string): string {
  for (const [from, to] of beginnings.get(twoLetters(word)) ?? []) {
    if (word.startsWith(from)) return to + word.slice(from.length)
  }
  return word
}

function wholeWords(): Map<string, string> {
  const words = new Map(pairsOf(PAIRS))
  for (const stem of listOf(OUR_STEMS)) {
    for (const ending of listOf(OUR_ENDINGS)) words.set(stem + ending, `${stem}u${ending}`)
  }
  for (const stem of listOf(DOUBLED_STEMS)) {
    for (const ending of listOf(DOUBLED_ENDINGS)) words.set(stem + ending, `${stem}l${ending}`)
  }
  for (const word of listOf(OUR_EXCEPTIONS)) words.delete(word)
  return words
}

function beginningsByLetters(): Map<number, [from: string, to: string][]> {
  return Map.groupBy(pairsOf(BEGINNINGS), ([from]) => twoLetters(from))
}

/** The first two letters as a number, which is looked up several times faster than a piece cut from the word. */
function twoLetters(word: string): number {
  return word.charCodeAt(0) * 65_536 + word.charCodeAt(1)
}

function pairsOf(text: string): [from: string, to: string][] {
  return text.split(',').map((pair) => {
    const [from = '', to = ''] = listOf(pair)
    return [from, to]
  })
}

function listOf(text: string): string[] {
  return text.trim().split(/\s+/)
}
