/** In characters. */
const MAX_LENGTH = 60

// What email programs make links of: a scheme, or a dot between a word and a name like 'com'.
const SCHEME = /(?:https?|\b(?:ftp|mailto|tel|sms)):\/*/giu
const DOT = /(?<=[\p{L}\p{N}-])[.。｡](?=\p{L})/gu
const BLANK = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
// Invisible characters can turn the direction of a text or hide a dot.
const INVISIBLE = /\p{Cf}/gu

/**
 * A name or title that one person typed, for an email to another: one line of at most 60 characters that no
 * email program makes a link of. Otherwise anybody could have us send their words and links to a stranger.
 */
export function toMailLine(text: string): string {
  const line = text
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SCHEME, ' ')
    .replaceAll(/\/{2,}/g, ' ')
    .replaceAll(DOT, '. ')
    .replaceAll(BLANK, ' ')
    .trim()
  const characters = Array.from(line)
  if (characters.length <= MAX_LENGTH) return line
  return `${characters
    .slice(0, MAX_LENGTH - 1)
    .join('')
    .trimEnd()}…`
}
