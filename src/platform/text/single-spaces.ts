// Most white space is a single space, which stays: replacing each takes several times as long.
const OTHER_SPACE = /\s{2,}|[^\S ]/g

/** The text with one space in place of each stretch of white space. */
export function singleSpaces(text: string): string {
  return text.replaceAll(OTHER_SPACE, ' ')
}
