import type { EmailChange } from '#contract/accounts.ts'
import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { isEmailAddress } from '#contract/sign-up-checks.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { addressKey, limitKey } from '#server/accounts/address-key.ts'
import {
  MAILS,
  MAILS_TO_ADDRESS,
  OWN_MAILS,
  PROOF_TRIES,
} from '#server/accounts/entry/mail-limits.ts'
import { tokenHash } from '#server/accounts/proofs/proof-secrets.ts'
import {
  dropProof,
  dropProofs,
  findByToken,
  takeByToken,
} from '#server/accounts/proofs/proofs.queries.ts'
import type { Proofs } from '#server/accounts/proofs/proofs.service.ts'
import type { Db } from '#server/platform/database/database.ts'
import { isTaken } from '#server/platform/database/is-taken.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { wrongPassword, type PasswordCheck } from './password-check.ts'
import { deleteUnconfirmed, lockAccount, moveAccount } from './settings.queries.ts'

const SAME_ADDRESS = 'This is your address already. Enter another one.'

/** Moves an account to another address, which has to be proved and of which the old one is told. */
export function createEmailChange(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  proofs: Proofs,
  { requirePassword }: { requirePassword: PasswordCheck },
) {
  return { askEmailChange, dropEmailChange, findEmailChange, confirmEmailChange }

  /** Says nothing of whether anybody has the new address: only its mailbox is told. */
  async function askEmailChange(visitor: Visitor, actor: Actor, change: EmailChange) {
    const { newEmail, emailPassword } = change
    if (!isEmailAddress(newEmail)) throw wrongAddress('Invalid email entered')
    const newKey = addressKey(newEmail)
    const field = 'emailPassword'
    const account = await requirePassword(actor, { field, password: emailPassword })
    if (newKey === account.emailKey) throw wrongAddress(SAME_ADDRESS)
    await limits.spend(MAILS, visitor.address)
    await limits.spend(OWN_MAILS, limitKey(account.id))
    await limits.spend(MAILS_TO_ADDRESS, limitKey(newKey))

    await db.transaction().execute(async (db) => {
      if (!(await lockAccount(db, account))) throw wrongPassword(field)
      const { id, email } = account
      await proofs.ask(db, { purpose: 'change-email', subject: id }, newEmail)
      await proofs.notify(db, { notice: 'email-change', accountId: id, to: email })
    })
  }

  /** The link that was sent is dead from then on. */
  async function dropEmailChange(actor: Actor) {
    await dropProof(db, { purpose: 'change-email', subject: actor.id })
  }

  /** The address a link leads to; null when it no longer works. Uses nothing up. */
  async function findEmailChange(token: string): Promise<string | null> {
    const proof = await findByToken(db, 'change-email', tokenHash(token))
    return proof?.newEmail ?? null
  }

  /**
   * Uses the link of the mail. Whoever signed up with the address and never confirmed it gives way.
   * @returns whose account it was
   * @throws {DomainError} `link_dead`, also when somebody else has the address by now
   */
  async function confirmEmailChange(visitor: Visitor, token: string): Promise<Id> {
    await limits.spend(PROOF_TRIES, visitor.address)
    const moved = await db
      .transaction()
      .execute((db) => move(db, token))
      .catch((error: unknown) => {
        if (isTaken(error)) return null
        throw error
      })
    if (!moved) throw new DomainError('link_dead')
    return moved
  }
}

async function move(db: Db, token: string): Promise<Id | null> {
  const proof = await takeByToken(db, 'change-email', tokenHash(token))
  if (!proof?.newEmail) return null
  const { subject: id, newEmail: email } = proof
  const emailKey = addressKey(email)
  await deleteUnconfirmed(db, emailKey)
  const oldKey = await moveAccount(db, id, { email, emailKey })
  if (!oldKey) return null
  // What was asked for under either address, and what the old mailbox may still hold.
  await dropProofs(db, [id, oldKey, emailKey])
  return id
}

function wrongAddress(message: string) {
  return new DomainError('invalid_input', [{ field: 'newEmail', message }])
}
