import { z } from 'zod'

// Control characters, and marks that turn the reading direction or cannot be seen: in a name or an
// address they only serve to deceive. The database refuses the first of them.
const INVISIBLE = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]+/gu
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** The text as one line without anything that cannot be seen. */
export function asLine(text: string): string {
  return text.toWellFormed().replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim()
}

/** The text with its lines and paragraphs, and without control characters. */
export function asParagraphs(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_BUT_LINES, '').trim()
}

interface TextRule {
  limit: number
  /** What the text is to the reader: 'The message'. */
  called: string
  /** Said when there is none; without it the text may be left out. */
  missing?: string
}

/** A text of one line that somebody typed. Not given reads as ''. */
export function Line(rule: TextRule) {
  return typed(rule, asLine)
}

/** A text of several lines that somebody typed. Not given reads as ''. */
export function Paragraphs(rule: TextRule) {
  return typed(rule, asParagraphs)
}

/** An e-mail address one can answer to. */
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
