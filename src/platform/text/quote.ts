const LONGEST = 200
const MORE = '…'

/**
 * Quotes a passage of the advert around the match. A long passage is cut between words, with an ellipsis.
 */
export function quoteOf(text: string, { start, end, from, to }: QuoteRange): string {
  const whole = trimmed(text, start, end)
  if (whole.to - whole.from <= LONGEST) return text.slice(whole.from, whole.to)
  const room = LONGEST - 2 * MORE.length - (to - from)
  const before = Math.max(whole.from, from - Math.max(0, Math.floor(room / 2)))
  const after = Math.min(whole.to, before + LONGEST - 2 * MORE.length)
  const first = before > whole.from ? nextWord(text, before, Math.max(before, from)) : whole.from
  const last = after < whole.to ? lastWordBefore(text, after, first) : whole.to
  const cut = trimmed(text, first, last)
  return `${first > whole.from ? MORE : ''}${wellFormed(text, cut)}${last < whole.to ? MORE : ''}`
}

export interface QuoteRange {
  /** Start of the passage. */
  start: number
  end: number
  /** Start of the match. */
  from: number
  to: number
}

function trimmed(text: string, from: number, to: number) {
  let [first, last] = [from, to]
  while (first < last && isBlank(text, first)) first++
  while (last > first && isBlank(text, last - 1)) last--
  return { from: first, to: last }
}

/** The start of the next word, at most at the match. */
function nextWord(text: string, at: number, latest: number) {
  for (let index = at; index < latest; index++) {
    if (isBlank(text, index)) return index + 1
  }
  return at
}

function lastWordBefore(text: string, at: number, earliest: number) {
  for (let index = at; index > earliest; index--) {
    if (isBlank(text, index)) return index
  }
  return at
}

function isBlank(text: string, at: number) {
  return /^[\s•●▪◦·*|]$/.test(text.charAt(at))
}

/** Drops half of a surrogate pair at either end. */
function wellFormed(text: string, { from, to }: { from: number; to: number }) {
  const first = /[\uDC00-\uDFFF]/.test(text.charAt(from)) ? from + 1 : from
  const last = /[\uD800-\uDBFF]/.test(text.charAt(to - 1)) ? to - 1 : to
  return text.slice(first, last)
}
