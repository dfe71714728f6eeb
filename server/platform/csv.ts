import type { Options } from 'csv-stringify'

// '=', '+', '-' and '@', also as full-width characters: some spreadsheets take those for the same.
const OPERATOR = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
// A cell begins at its start, but for spreadsheets with other separators also after a semicolon, a tab or
// a line break inside it. Quotes and spaces before the operator may get lost.
const AT_START = `(?=[\\t\\r]|["\\s]*${OPERATOR})`
const AFTER_SEPARATOR = `(?=(?:"|[^\\S\\t\\r\\n])*${OPERATOR})`
const FORMULA = new RegExp(`^${AT_START}|(?<=[;\\t\\r\\n])${AFTER_SEPARATOR}`, 'gu')
// The apostrophe of one line may stand between the start of a cell and the operator.
const ESCAPED_START = `(?=[\\t\\r]|["'\\s]*${OPERATOR})`
const ESCAPED = new RegExp(`^'${ESCAPED_START}|(?<=[;\\t\\r\\n])'${AFTER_SEPARATOR}`, 'gu')

/** Puts an apostrophe before everything that a spreadsheet would take for a formula. */
export function escapeFormulas(text: string): string {
  return text.replaceAll(FORMULA, "'")
}

/** The text before `escapeFormulas`, for a file of ours that somebody sends back. */
export function unescapeFormulas(text: string): string {
  return text.replaceAll(ESCAPED, '')
}

/** Options for CSV that people open in a spreadsheet: it never calculates a stranger's text. */
export const SAFE_CSV = { cast: { string: escapeFormulas } } satisfies Options
