import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'

/** Fewer digits are a room, a band or a house number. */
const FEWEST_DIGITS = 9
/** A piece of a number stands almost alone. */
const MOST_WORDS = 6
/** Times, dates, years, amounts and hours, which are no pieces. */
const OTHER_NUMBERS =
  /[£$€₦₹₵₱₿¤]\d[\d.]*|\b\d{1,2}[:.]\d\d\b(?: ?[ap]m)?|\b\d{1,2} ?(?:[ap]m|st|nd|rd|th|hours?|minutes?|days?|weeks?|months?|years?|%)\b|\b\d{1,2}[/.-](?:0?[1-9]|1[0-2])[/.-](?:20)?\d\d\b|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b|\b20\d\d\b/g

/**
 * The digits that a message completes to a number of a telephone or an account, if it comes in pieces; null if none.
 * `before` are the same writer’s earlier messages, the oldest first.
 */
export function findSplitNumber(before: readonly string[], text: string): string | null {
  const last = pieceOf(text)
  if (last === null) return null
  const pieces = [...before.map(pieceOf).filter((piece) => piece !== null), last]
  const digits = pieces.join('')
  return pieces.length > 1 && digits.length >= FEWEST_DIGITS ? pieces.join(' ') : null
}

function pieceOf(message: string): string | null {
  const plain = normalizeEvasion(message).text.replaceAll(OTHER_NUMBERS, ' ')
  const digits = plain.replaceAll(/\D/g, '')
  const words = plain.match(/[a-z]+/g) ?? []
  return digits.length > 1 && words.length <= MOST_WORDS ? digits : null
}
