import { ALIKE, DROPPED } from '#safety/text-rules/fold/alike-letters.ts'

const ALL_DROPPED = new RegExp(DROPPED, 'gu')
/** Signs for what differs in every text: links, sums, and numbers by their length. */
const SIGNS = /(https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+|@\w+)|([£$€₦₹₵₱৳] ?)?\d[\d,.]*\d?/gu
const WORD = /¤\w*|[\p{L}\p{M}']+|\?/gu

/** The words of a folded sentence in one plain form. */
export function plainWordsOf(sentence: string): string[] {
  const shown = plainOf(sentence).replaceAll(SIGNS, (all, link?: string, currency?: string) => {
    if (link !== undefined) return ' ¤link '
    const digits = all.replaceAll(/\D/g, '').length
    return ` ¤${currency === undefined ? 'n' : 's'}${Math.min(digits, 7)} `
  })
  return shown.match(WORD) ?? []
}

function plainOf(sentence: string) {
  if (/^[\0-\u007f£]*$/.test(sentence)) return sentence
  return sentence
    .normalize('NFKD')
    .replaceAll(ALL_DROPPED, '')
    .replaceAll(/[یىےکہھة]/g, (letter) => ALIKE[letter] ?? letter)
}
