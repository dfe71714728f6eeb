/** ‘26437’ of ‘£26,437 per year’, for a field of pay. */
export function sumOf(better = ''): string {
  return /[\d.,]+/.exec(better)?.[0].replaceAll(',', '') ?? ''
}
