import spellings from './spellings.json' with { type: 'json' }

const Z_ENDING = /(?:iz|lyz)(?:e|ed|es|er|ers|ing|able|ation|ations|ational)$/
const zStays = new Set(spellings.keptWithZ)
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
  const { our, doubled } = spellings
  const words = new Map(Object.entries(spellings.words))
  for (const stem of our.stems) {
    for (const ending of our.endings) words.set(stem + ending, `${stem}u${ending}`)
  }
  for (const stem of doubled.stems) {
    for (const ending of doubled.endings) words.set(stem + ending, `${stem}l${ending}`)
  }
  for (const word of our.exceptions) words.delete(word)
  return words
}

function beginningsByLetters(): Map<number, [from: string, to: string][]> {
  return Map.groupBy(Object.entries(spellings.beginnings), ([from]) => twoLetters(from))
}

/** The first two letters as a number, which is looked up several times faster than a piece cut from the word. */
function twoLetters(word: string): number {
  return word.charCodeAt(0) * 65_536 + word.charCodeAt(1)
}
