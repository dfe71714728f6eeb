import type { Options } from 'csv-stringify'

// '=', '+', '-' and '@', also as full-width characters, which some spreadsheets treat the same.
const OPERATOR = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
// Formulas start where a cell does, but with other separators a cell may also start after a semicolon, a tab or a line
// break. Quotes and spaces before the operator may get lost.
const AT_START = `(?=[\\t\\r]|["\\s]*${OPERATOR})`
const AFTER_SEPARATOR = `(?=(?:"|[^\\S\\t\\r\\n])*${OPERATOR})`
const FORMULA = new RegExp(`^${AT_START}|(?<=[;\\t\\r\\n])${AFTER_SEPARATOR}`, 'gu')
// An escaped line may have its apostrophe between the start of the cell and the operator.
const ESCAPED_START = `(?=[\\t\\r]|["'\\s]*${OPERATOR})`
const ESCAPED = new RegExp(`^'${ESCAPED_START}|(?<=[;\\t\\r\\n])'${AFTER_SEPARATOR}`, 'gu')

/** Puts an apostrophe before anything that a spreadsheet would treat as a formula. */
export function escapeFormulas(text: string): string {
  return text.replaceAll(FORMULA, "'")
}

/** The text before `escapeFormulas`, for a file of ours that is uploaded again. */
export function unescapeFormulas(text: string): string {
  return text.replaceAll(ESCAPED, '')
}

/** Options for CSV that people open in a spreadsheet, which then never calculates a stranger's text. */
export const SAFE_CSV = { cast: { string: escapeFormulas } } satisfies Options
