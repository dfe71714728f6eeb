import { digitOf } from '#platform/text/digits.ts'
import confusables from 'unhomoglyph/data.json' with { type: 'json' }

/**
 * Unicode’s table of look-alikes (UTS 39, through the package `unhomoglyph`) stops at small capitals and takes a
 * capital iota for an l. These take precedence.
 */
const OWN: Record<string, string> = {
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('ІΙӀтквнмпяїιτκνμηαερω', 'iiitkbhmnriitkvunaepw'),
  ...pairs('’‘‚‛′`´', "'''''''"),
  ...pairs('“”„″', '""""'),
  ...pairs('–—‒―−‐‑', '-------'),
  ...pairs('₤¥₩₽₺', '£¤¤¤¤'),
  ...pairs('øłđħŧ', 'oldht'),
  '₨': '₹',
  // It looks like a space.
  '\u2800': ' ',
  '\u3164': ' ',
  '\u115f': ' ',
  '\u1160': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
}
/** Characters that the text keeps as they are: those of ASCII, and the pound sign, which most adverts have. */
const FOLDED = /[^\0-\u007f£]/gu
const MEANINGFUL_SYMBOLS = new Set('£€₦₹₵₱₿¤•●▪◦·')
const MARKS = /[\p{Mn}\p{Me}]/gu
/** Joiners, soft hyphens, direction marks and the like; tags and variation selectors too. */
const INVISIBLE = /[\p{Cf}\u034f\ufe00-\ufe0f]/u
const DIGIT = /\p{Nd}/u
const known = new Map<string, string>()
const lookalikes = confusables as Record<string, string>

/** The character that a reader sees, in lower case: a Latin letter, digit or plain punctuation where possible. */
export function foldCharacter(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const folded = fold(character)
  // Bounded, so that a text with every character cannot fill the memory.
  if (known.size < 5000) known.set(character, folded)
  return folded
}

/** A text in characters that look the same, in lower case. Lengths differ. */
export function foldCharacters(text: string): string {
  return text.replaceAll(FOLDED, foldCharacter).toLowerCase()
}

/** Whether a character is invisible. */
export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character)
}

function fold(character: string): string {
  if (MEANINGFUL_SYMBOLS.has(character)) return character
  const own = OWN[character]
  if (own !== undefined) return own
  if (isInvisible(character)) return ''
  if (/\p{Zs}/u.test(character)) return ' '
  if (DIGIT.test(character)) return digitOf(character.codePointAt(0) ?? 0)
  const point = character.codePointAt(0) ?? 0
  const first = ENCLOSED.find((start) => point >= start && point < start + 26)
  if (first !== undefined) return String.fromCodePoint(point - first + 97)
  const plain = character.normalize('NFKD').replaceAll(MARKS, '')
  return [...plain].map((one) => latin(one)).join('')
}

/** Letters in black circles and squares, and those of flags, which Unicode does not decompose. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6]

function latin(character: string): string {
  const lower = character.toLowerCase()
  if (lower <= '\u007f') return lower
  for (const form of [character, lower]) {
    // A capital may look like another letter than the small one: ‘Η’ is no ‘η’.
    const own = OWN[form]
    if (own !== undefined) return own
    const like = lookalikes[form]?.normalize('NFKD').replaceAll(MARKS, '').toLowerCase()
    if (like === undefined) continue
    const written = [...like].map((one) => OWN[one] ?? one).join('')
    if (/^[a-z\d]{1,2}$/.test(written)) return written
  }
  // Lower case must not be longer than the original.
  return lower.length === character.length ? lower : character
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((character, at) => [character, to.charAt(at)]))
}
