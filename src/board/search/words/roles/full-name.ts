import { normalizeText } from '#platform/text/normalize.ts'
import type { Concept } from '#board/search/words/concept.ts'

const ABBREVIATION = /^(?=.*[A-Z].*[A-Z0-9])[A-Za-z0-9&]{2,6}$/

/** Every name of a concept as the dictionary writes it. */
export function writtenNames({ forms, ambiguous, capitals, searchOnly }: Concept): string[] {
  return [forms, ambiguous?.forms, capitals, searchOnly].flatMap((names) => names ?? [])
}

/** The full name of a concept: as in its label, else its first name that is not an abbreviation. */
export function fullNameOf(concept: Concept): string {
  const names = writtenNames(concept)
  const [labelName = ''] = concept.label.split(/ \(| or /)
  const isName = names.some((name) => normalizeText(name) === normalizeText(labelName))
  return isName ? labelName : (names.find((name) => !isAbbreviation(name)) ?? labelName)
}

export function isAbbreviation(name: string): boolean {
  return ABBREVIATION.test(name)
}
