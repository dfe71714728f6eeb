import { DomainError } from '#contract/errors.ts'
import { markVerified } from '#server/accounts/account.queries.ts'
import { addressKey } from '#server/accounts/address-key.ts'
import { tokenHash } from '#server/accounts/proofs/proof-secrets.ts'
import { takeByToken } from '#server/accounts/proofs/proofs.queries.ts'
import type { Proofs } from '#server/accounts/proofs/proofs.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { PROOF_TRIES, type MailLimits } from './mail-limits.ts'

export function createConfirmation(
  { db, limits, mails }: Pick<Platform, 'db' | 'limits'> & { mails: MailLimits },
  proofs: Proofs,
) {
  return { resend, confirm }

  /** Sends the first mail once more. Says nothing of whether anybody has the address. */
  async function resend(visitor: Visitor, email: string) {
    const subject = addressKey(email)
    await mails.spend(visitor, subject)
    await db.transaction().execute((db) => proofs.ask(db, { purpose: 'verify', subject }))
  }

  /**
   * Uses the link of the mail.
   * @returns whether a password is there to log in with; without one it is chosen by a code
   * @throws {DomainError} `link_dead`
   */
  async function confirm(visitor: Visitor, token: string): Promise<{ hasPassword: boolean }> {
    await limits.spend(PROOF_TRIES, visitor.address)
    const account = await db.transaction().execute(async (db) => {
      const proof = await takeByToken(db, 'verify', tokenHash(token))
      return proof && markVerified(db, proof.subject)
    })
    if (!account) throw new DomainError('link_dead')
    return { hasPassword: account.passwordHash !== null }
  }
}
