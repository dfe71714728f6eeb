import { describeKeywords, parseKeywords, type Clause } from '#board/search/words/keywords.ts'
import { fullNameOf } from '#board/search/words/roles/full-name.ts'
import { findRole, widerRoles } from '#board/search/words/roles/roles.ts'

/** A search for a wider role than the typed one. */
export interface WithWiderRole {
  clauses: Clause[]
  /** The typed role. */
  role: string
  used: string
  /** The wider role. */
  lexeme: string
}

/** The search with its only role replaced by each wider one, the nearest first: RGN by registered nurse, then nurse. */
export function withWiderRole(clauses: Clause[]): WithWiderRole[] {
  const roles = clauses.filter(({ lexeme, excluded }) => !excluded && lexeme && findRole(lexeme))
  const [role] = roles
  if (roles.length !== 1 || !role?.lexeme) return []
  return widerRoles(role.lexeme).flatMap((lexeme) => {
    const wider = findRole(lexeme)
    if (!wider) return []
    const named = { ...role, words: [fullNameOf(wider)], lexeme }
    const used = describeKeywords(clauses.map((clause) => (clause === role ? named : clause)))
    return { clauses: parseKeywords(used).clauses, role: role.typed, used, lexeme }
  })
}
