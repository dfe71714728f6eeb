import { decodeHTML } from 'entities'
import { repairMojibake } from '#platform/import/mojibake.ts'

// oxlint-disable-next-line no-control-regex -- they are removed
const CONTROLS = /[\0-\u0008\u000e-\u001f\u007f]/g
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// Invisible characters and those that change the text direction. Joiners stay where a script other than
// Latin, or an emoji, needs them.
const INVISIBLE =
  /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu
const JOINERS = /(?<![^\0-\u02ff])[\u200c\u200d]|[\u200c\u200d](?![^\0-\u02ff])/gu
const OTHER_SPACES = /[^\S\n ]/g
const PLAIN = /^[\n\x20-\x7e]*$/

/** Repairs and composes characters, makes every line break '\n' and removes invisible characters. */
export function cleanCharacters(text: string): string {
  if (PLAIN.test(text)) return text
  return repairMojibake(text)
    .toWellFormed()
    .replace(BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(JOINERS, '')
    .normalize('NFC')
}

/** One clean line, for a title or a name: decodes entities, removes tags, collapses spaces. */
export function cleanLine(text: string): string {
  const decoded = text.includes('&') ? decodeHTML(text) : text
  const untagged = decoded.includes('<') ? decoded.replace(/<\/?[a-z][^<>]*>/gi, ' ') : decoded
  return cleanCharacters(untagged).replace(/\s+/g, ' ').trim()
}

/** Clean paragraphs, with at most one blank line between two. */
export function cleanParagraphs(text: string): string {
  return cleanCharacters(text)
    .replace(OTHER_SPACES, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ \n/g, '\n')
    .replace(/\n /g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Cuts the text to a length, between two words if possible. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, length)
  const end = start.search(/\s\S*$/)
  return (end > length / 2 ? start.slice(0, end) : start).toWellFormed().trimEnd()
}
