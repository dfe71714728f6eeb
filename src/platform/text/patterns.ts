/** Patterns, one a line; surrounding spaces are ignored, and so are lines that begin with two slashes. */
export function patterns(lines: string, flags?: string): RegExp[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => new RegExp(line, flags))
}
