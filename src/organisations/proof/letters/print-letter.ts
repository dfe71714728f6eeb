import { hashCode } from '#accounts/verification/secrets.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { LETTER_DAYS } from '#organisations/model/organisation-limits.ts'
import problems from '#organisations/model/problems.json' with { type: 'json' }
import { lockOrganisation } from '#organisations/organisations.queries.ts'
import { refuse } from '#organisations/people/require-member.ts'
import { newProofCode } from '#organisations/proof/codes/proof-code.ts'
import type { Db } from '#platform/database/database.ts'
import { stateOf } from './letter.ts'
import { findLetter, updatePrinted } from './letters.queries.ts'

interface Printing {
  organisationId: Id
  /** The admin who prints it. */
  printedBy: Id
  /** The address as a register has it. */
  postedTo: string
  /** The letter as the admin saw it, see `stateOf`. */
  seen: string
}

/**
 * Makes the code of a letter and returns it with the letter, once: only its hash is saved. Printing again makes another
 * code, and the earlier one stops working. Call it in a transaction.
 * @throws {DomainError} `not_found` if no letter waits, `done_already` if another admin was faster
 */
export async function printLetter(
  db: Db,
  sessionSecret: string,
  { organisationId, seen, ...printed }: Printing,
) {
  const organisation = await lockOrganisation(db, organisationId)
  const letter = organisation && (await findLetter(db, organisationId))
  if (!letter || letter.legalName === null) throw new DomainError('not_found')
  if (letter.frozenAt) throw refuse('frozen')
  if (letter.suspendedAt) throw refuse('suspended')
  if (!letter.canPrint || stateOf(letter) !== seen)
    throw new DomainError('done_already', [{ field: '', message: problems.letterPrinted }])
  const code = newProofCode()
  const codeHash = hashCode(sessionSecret, letter.id, code)
  const expiresAt = await updatePrinted(db, {
    ...printed,
    id: letter.id,
    codeHash,
    days: LETTER_DAYS,
  })
  return { ...letter, legalName: letter.legalName, code, expiresAt }
}
