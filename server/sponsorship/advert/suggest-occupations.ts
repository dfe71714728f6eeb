import type { OccupationSuggestion } from '#contract/sponsorship/suggestions.ts'

/** Occupations that what is typed may mean, best first. */
export function suggestOccupations(typed: string, most = 8): OccupationSuggestion[] {
  return typed && most ? [] : []
}

/** A unit group of SOC 2020; null for a code there is none of. */
export function findOccupation(code: string): Omit<OccupationSuggestion, 'title'> | null {
  return code ? null : null
}
