/** A pattern of alternatives that is written over several lines; blanks at their ends are none of it. */
export function alternation(lines: string): string {
  const alternatives = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return `(?:${alternatives.join('|')})`
}
