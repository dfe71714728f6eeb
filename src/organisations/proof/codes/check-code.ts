import { hashCode } from '#accounts/verification/secrets.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { refuse } from '#organisations/people/require-member.ts'
import { countAttempt, type CodeKind } from '#organisations/proof/rows/proofs.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { isSameSecret } from '#platform/secrets/same-secret.ts'

/** The field of each code, and the words for one that is dead or wrong. */
const FIELDS = {
  mail: { field: 'code', dead: 'deadCode', wrong: 'wrongCode' },
  letter: { field: 'letterCode', dead: 'deadLetter', wrong: 'wrongLetterCode' },
} as const

/**
 * Counts the attempt and compares the code, outside a transaction, so that no attempt is rolled back. The code is used
 * up by `consumeCode`.
 * @throws {DomainError} `invalid_input`
 */
export async function checkCode(
  db: Db,
  sessionSecret: string,
  { organisationId, kind, code }: { organisationId: Id; kind: CodeKind; code: string },
): Promise<{ id: Id; codeHash: string }> {
  const { field, dead, wrong } = FIELDS[kind]
  const request = await countAttempt(db, organisationId, kind)
  if (!request?.codeHash) throw refuse(dead, field)
  const { id, codeHash } = request
  if (!isSameSecret(hashCode(sessionSecret, id, code), codeHash)) throw refuse(wrong, field)
  return { id, codeHash }
}
