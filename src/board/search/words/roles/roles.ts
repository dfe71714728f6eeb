import { lexemesOf } from '#board/search/words/concepts.ts'
import { ROLES } from '#board/search/words/dictionary.ts'

const tradeOf = new Map(ROLES.map(({ concept, trade }) => [concept.lexeme, trade]))

export const ROLE_LEXEMES: readonly string[] = [...tradeOf.keys()]

const byLexeme = new Map(ROLES.map(({ concept }) => [concept.lexeme, concept]))

export function findRole(lexeme: string) {
  return byLexeme.get(lexeme) ?? null
}

/** The broader roles that everyone in a role also has: a general practitioner is a doctor. */
export function widerRoles(lexeme: string): string[] {
  const concept = findRole(lexeme)
  return concept ? lexemesOf(concept).filter((one) => one !== lexeme && tradeOf.has(one)) : []
}

/**
 * The concepts of a text without the roles of other trades than the title's. Those are asides: an advert that offers a
 * housekeeper an online doctor is not looking for a doctor. A title that names no role decides nothing.
 */
export function withoutAsides(concepts: string[], titleConcepts: string[]): string[] {
  const trades = new Set(titleConcepts.flatMap((lexeme) => tradeOf.get(lexeme) ?? []))
  if (trades.size === 0) return concepts
  return concepts.filter((lexeme) => {
    const trade = tradeOf.get(lexeme)
    return trade === undefined || trades.has(trade)
  })
}
