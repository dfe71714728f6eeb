/** ‘12.71’ of ‘£12.71 per hour’, for a field of pay. */
export function sumOf(better = ''): string {
  return /[\d.]+/.exec(better)?.[0] ?? ''
}
