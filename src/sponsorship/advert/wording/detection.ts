import type { FindingKind } from '#sponsorship/model/facts.ts'

/** A detection in a passage, with its position. */
export interface Detection {
  kind: FindingKind
  from: number
  to: number
}

export function detectionAt(kind: FindingKind, match: RegExpExecArray): Detection {
  return { kind, from: match.index, to: match.index + match[0].length }
}
