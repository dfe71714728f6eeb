/** A pattern of alternatives, written over several lines; surrounding spaces are ignored. */
export function alternation(lines: string): string {
  const alternatives = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return `(?:${alternatives.join('|')})`
}
