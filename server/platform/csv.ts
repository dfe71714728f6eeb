import type { Options } from 'csv-stringify'

// '=', '+', '-' and '@', also as full-width characters: some spreadsheets take those for the same.
const OPERATOR = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
// A cell begins at its start, but for spreadsheets with other separators also after a semicolon, a tab or
// a line break inside it. Quotes and spaces before the operator may get lost.
const FORMULA = new RegExp(
  `^(?=[\\t\\r]|["\\s]*${OPERATOR})|(?<=[;\\t\\r\\n])(?=(?:"|[^\\S\\t\\r\\n])*${OPERATOR})`,
  'gu',
)

/** Puts an apostrophe before everything that a spreadsheet would take for a formula. */
export function escapeFormulas(text: string): string {
  return text.replaceAll(FORMULA, "'")
}

/** Options for CSV that people open in a spreadsheet: it never calculates a stranger's text. */
export const SAFE_CSV = { cast: { string: escapeFormulas } } satisfies Options
