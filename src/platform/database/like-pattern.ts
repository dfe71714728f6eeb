/** The `like` pattern for texts that contain `part`; its own `%` and `_` are escaped. */
export function toLikePattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
