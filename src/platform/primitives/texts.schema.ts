import { z } from 'zod'

// Control characters and other line breaks separate words. PostgreSQL rejects NUL, the first of them.
const SEPARATORS = /[\p{Cc}\u2028\u2029]+/gu
// Invisible characters and marks that change the reading direction: in names and addresses they serve only to deceive,
// and ‘C oS’ must be read as it looks.
// The two joiners stay, with which Bengali, Nepali and Urdu are spelled, and what chooses the look of an emoji.
// So do the three flags that are spelled with invisible letters: ‘gbeng’, ‘gbsct’ and ‘gbwls’.
const INVISIBLE_BUT_FLAGS =
  /(\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F})|(?:(?!\p{Join_Control}|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800)+/gu
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]+/gu
// With them a text reads differently from what is stored. Letters of all scripts have their direction without them.
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** The text as one line, without invisible characters. */
export function asLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(INVISIBLE_BUT_FLAGS, '$1')
    .replaceAll(SEPARATORS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The text with its line breaks, without other control characters or marks of direction. */
export function asParagraphs(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROL_BUT_LINES, '')
    .replaceAll(DIRECTIONS, '')
    .trim()
}

interface TextRule {
  limit: number
  /** The name of the field in messages: 'The message'. */
  called: string
  /** The message if the text is empty; without one the text is optional. */
  missing?: string
}

/** A single-line text; '' if it is missing. */
export function Line(rule: TextRule) {
  return typed(rule, asLine)
}

/** A multi-line text; '' if it is missing. */
export function Paragraphs(rule: TextRule) {
  return typed(rule, asParagraphs)
}

/** A checkbox, which browsers omit unless it is ticked. */
export const Checkbox = z
  .preprocess((value) => value === true || value === 'on' || value === 'true', z.boolean())
  .default(false)

/** An email address that replies can be sent to. */
export function EmailAddress(limit: number) {
  const message = 'Enter an email address, like name@example.com.'
  return typed({ limit, called: 'The email address', missing: message }, asLine).pipe(
    z.email(message),
  )
}

function typed({ limit, called, missing }: TextRule, tidy: (text: string) => string) {
  const text = z
    .string(`${called} must be text.`)
    .meta({ maxLength: limit })
    .default('')
    .transform(tidy)
    .pipe(z.string().max(limit, tooLong(called, limit)))
  return missing ? text.pipe(z.string().min(1, missing)) : text
}

function tooLong(called: string, limit: number) {
  return `${called} is longer than ${limit.toLocaleString('en-GB')} characters. Shorten it.`
}
