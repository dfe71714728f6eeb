import { ALIKE, DROPPED } from '#safety/text-rules/fold/alike-letters.ts'

/** A text in one plain form, with the place in the original of each character. */
export interface PlainText {
  text: string
  /** Index in the original of each UTF-16 unit of `text`, and the original’s length at the end. */
  at: number[]
}

const LETTERS: Record<string, string> = {
  ...ALIKE,
  '’': "'",
  '‘': "'",
  '–': '-',
}

/** Small letters without styles, accents and dots, and European digits: words compare whatever they look like. */
export function toPlain(raw: string): PlainText {
  let text = ''
  const at: number[] = []
  let index = 0
  for (const character of raw) {
    for (const part of character.normalize('NFKD').toLowerCase()) {
      if (DROPPED.test(part)) continue
      const plain = toDigit(LETTERS[part] ?? part)
      text += plain
      for (let unit = 0; unit < plain.length; unit++) at.push(index)
    }
    index += character.length
  }
  at.push(raw.length)
  return { text, at }
}

function toDigit(character: string) {
  if (!/\p{Nd}/u.test(character) || /[0-9]/.test(character)) return character
  const code = character.codePointAt(0) ?? 0
  // Digits of a script follow each other, from a zero.
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** A pattern in the plain form of texts, in which small letters made ‘\S’ and ‘\p{L}’ other classes. */
export function plainly(pattern: string): string {
  return toPlain(pattern)
    .text.replaceAll(String.raw`\s*`, String.raw`\S*`)
    .replaceAll(/\\p\{([lm])\}/g, (_, kind: string) => String.raw`\p{${kind.toUpperCase()}}`)
}

/** A pattern that finds whole words in plain text. */
export function toWords(words: readonly string[]): RegExp {
  const plain = words.map(plainly).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}\d])(?:${plain})(?![a-z\d])`, 'u')
}
