import { asLine } from '#contract/texts.ts'

const LONGEST = 60
const LINK = /\b[a-z][a-z\d+.-]*:\/\/\S*|\bwww\.\S*|\S+@\S+/gi
// Mail programs make a link of ‘pay.example’, too. With a space it is none, and ‘Booking.com’ stays a name.
const DOMAIN = /([\p{L}\p{N}-])\.(?=\p{L}{2,})/gu

/** A name or a title that somebody typed, for an email: one line, not long, and nothing to press on. */
export function toShortName(text: string): string {
  const line = asLine(asLine(text).replaceAll(LINK, ' ').replaceAll(DOMAIN, '$1. '))
  const letters = Array.from(line)
  return letters.length <= LONGEST
    ? line
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
}
