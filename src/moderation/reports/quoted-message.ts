/** The words in a row that make a quotation: fewer are in any two texts about the same thing. */
const LEAST_WORDS = 5

/** Whether a text quotes a message: some words in a row, or the whole of a shorter one, whatever signs stand between them. */
export function isQuoted(message: string, text: string): boolean {
  const words = toWords(message)
  if (words.length === 0) return false
  const length = Math.min(LEAST_WORDS, words.length)
  const quoting = ` ${toWords(text).join(' ')} `
  return words.some(
    (_, from) =>
      from + length <= words.length &&
      quoting.includes(` ${words.slice(from, from + length).join(' ')} `),
  )
}

function toWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}£$€]+/gu) ?? []
  )
}
