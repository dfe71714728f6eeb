/** The match of the first pattern that matches; null if none matches. */
export function firstMatch(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return null
}

/** A pattern for up to `most` characters of the same clause. */
export function within(most: number): string {
  return String.raw`(?:(?!\b(?:but|however|although|unless|whereas)\b)[^]){0,${most}}?`
}
