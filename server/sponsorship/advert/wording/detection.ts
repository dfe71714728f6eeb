import type { FindingKind } from '#contract/sponsorship/facts.ts'

/** What a reader finds in the text of a passage, and where in it. */
export interface Detection {
  kind: FindingKind
  from: number
  to: number
}

/** The first of some patterns that a text has, unless it also has what takes its sense away. */
export function firstMatch(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return null
}

export function detectionAt(kind: FindingKind, match: RegExpExecArray): Detection {
  return { kind, from: match.index, to: match.index + match[0].length }
}

/** Text of a clause, so many characters of it at most, that goes into no new thought. */
export function within(most: number): string {
  return String.raw`(?:(?!\b(?:but|however|although|unless|whereas)\b)[^]){0,${most}}?`
}
