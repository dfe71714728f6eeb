import { sql } from 'kysely'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { rejectAction, type AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import { LETTER_REASON, stateOf } from '#organisations/proof/letters/letter.ts'
import { findLetter } from '#organisations/proof/letters/letters.queries.ts'
import { printLetter } from '#organisations/proof/letters/print-letter.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { LetterForm } from './letters.schema.ts'

const PRINTED = 'The letter is in the post.'

/** Letters with a code, which the desk prints and posts. */
export function createLetters(
  { db }: Pick<Platform, 'db'>,
  guard: AdminGuard,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
) {
  return { find, print }

  /** @throws {DomainError} `not_found` */
  async function find(actor: Actor, organisationId: Id) {
    await guard.requireAdmin(actor)
    const letter = isId(organisationId) ? await findLetter(db, organisationId) : null
    if (!letter) throw new DomainError('not_found')
    return { ...letter, state: stateOf(letter) }
  }

  /**
   * Returns the letter with its code, which is shown this once. The log says who printed it and for which address.
   * @throws {DomainError} `forbidden` for a member of the organisation, even if there is no other admin
   */
  async function print(actor: Actor, organisationId: Id, { address, seen }: LetterForm) {
    return guard.changeAndLog(actor, async (db, log) => {
      if (!isId(organisationId)) throw new DomainError('not_found')
      if ((await findRole(db, actor.id, organisationId)) !== null)
        rejectAction('forbidden', 'This is about your own organisation. Another admin prints it.')
      const printing = { organisationId, printedBy: actor.id, postedTo: address, seen }
      const letter = await printLetter(db, sessionSecret, printing)
      await endLetterCase(db, organisationId)
      const subject = { kind: 'organisation' as const, id: organisationId }
      const detail = `For ${letter.legalName}, to:\n${address}`
      await log({ action: 'letter-printed', subject, detail })
      const { code, expiresAt, legalName, name } = letter
      const { requesterName, requesterEmail } = letter
      const printedAt = new Date().toISOString()
      const to = { address, legalName, name, requesterName, requesterEmail }
      return { ...to, code, printedAt, expiresAt }
    })
  }
}

/** Takes the case out of the queue if the letter was all that it asked for. */
async function endLetterCase(db: Db, organisationId: Id) {
  await db
    .updateTable('moderationCase')
    .set({ status: 'decided', decisionReason: PRINTED, decidedAt: sql`now()` })
    .where('organisationId', '=', organisationId)
    .where('kind', '=', 'proof')
    .where('status', '<>', 'decided')
    .where(
      sql<boolean>`not exists (
        select from jsonb_array_elements(reasons) as reason
        where reason->>'code' <> ${LETTER_REASON.code})`,
    )
    .execute()
}
