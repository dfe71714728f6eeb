/** The `like` pattern for texts that contain `part`, whatever signs it holds. */
export function toLikePattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
