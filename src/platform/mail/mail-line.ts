/** The limit in characters. */
const MAX_LENGTH = 60

// Texts that email programs turn into links: a scheme, or a dot between a word and a name like 'com'.
const SCHEME = /(?:https?|\b(?:ftp|mailto|tel|sms)):\/*/giu
const DOT = /(?<=[\p{L}\p{N}-])[.。｡](?=\p{L})/gu
// A phone number: nine digits or more, however they are separated.
const NUMBER = /\+?\d(?:[ ()./-]{0,3}\d){8,}/gu
const BLANK = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
// Invisible characters can change the direction of a text or hide a dot.
const INVISIBLE = /\p{Cf}/gu

/**
 * A name or title typed by one person, for an email to another: one line of at most 60 characters that no email program
 * turns into a link, without a phone number. Otherwise anyone could have us send their words and links to a stranger.
 * `otherwise` replaces a text of which nothing is left.
 */
export function toMailLine(text: string, otherwise = ''): string {
  return cut(withoutLinks(text), MAX_LENGTH) || otherwise
}

/** The beginning of a text by one person for another, at most `length` characters, split into lines, without links. */
export function toMailText(text: string, length: number): string[] {
  const lines: string[] = []
  let room = length
  for (const paragraph of text.split('\n')) {
    const line = withoutLinks(paragraph)
    if (line === '') continue
    if (room <= 0) return [...lines.slice(0, -1), `${lines.at(-1)} …`]
    const shown = cut(line, room)
    lines.push(shown)
    room -= Array.from(shown).length
    if (shown !== line) break
  }
  return lines
}

function withoutLinks(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(SCHEME, ' ')
    .replaceAll(/\/{2,}/g, ' ')
    .replaceAll(DOT, '. ')
    .replaceAll(NUMBER, ' ')
    .replaceAll(BLANK, ' ')
    .trim()
}

function cut(line: string, length: number): string {
  const characters = Array.from(line)
  if (characters.length <= length) return line
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}
