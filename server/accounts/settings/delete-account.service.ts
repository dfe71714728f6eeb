import type { AccountDeletion } from '#contract/accounts.ts'
import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { findAccount } from '#server/accounts/account.queries.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { limitKey } from '#server/accounts/address-key.ts'
import { MAILS, OWN_MAILS, PROOF_TRIES } from '#server/accounts/entry/mail-limits.ts'
import { PERSONAL_RECORDS, personalFiles } from '#server/accounts/personal-data.ts'
import { tokenHash } from '#server/accounts/proofs/proof-secrets.ts'
import {
  dropProof,
  dropProofs,
  findByToken,
  takeByToken,
} from '#server/accounts/proofs/proofs.queries.ts'
import type { Proofs } from '#server/accounts/proofs/proofs.service.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Visitor } from '#server/visitors/visitor.ts'
import { wrongPassword, type PasswordCheck } from './password-check.ts'
import { deleteAccount, lockAccount } from './settings.queries.ts'

interface Parts {
  requirePassword: PasswordCheck
  /** After a deletion took jobs off the board. */
  onJobsRemoved(): void
}

/** Deletes an account: asked for with the password, confirmed from its mailbox. */
export function createDeletion(
  { db, tasks, limits, files }: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>,
  proofs: Proofs,
  { requirePassword, onJobsRemoved }: Parts,
) {
  return { askDeletion, dropDeletion, findDeletion, confirmDeletion, deleteFiles }

  async function askDeletion(visitor: Visitor, actor: Actor, { deletePassword }: AccountDeletion) {
    const field = 'deletePassword'
    const account = await requirePassword(actor, { field, password: deletePassword })
    await limits.spend(MAILS, visitor.address)
    await limits.spend(OWN_MAILS, limitKey(account.id))
    await db.transaction().execute(async (db) => {
      if (!(await lockAccount(db, account))) throw wrongPassword(field)
      await proofs.ask(db, { purpose: 'delete', subject: account.id })
    })
  }

  /** The link that was sent is dead from then on. */
  async function dropDeletion(actor: Actor) {
    await dropProof(db, { purpose: 'delete', subject: actor.id })
  }

  /** The address of the account a link deletes; null when it no longer works. Uses nothing up. */
  async function findDeletion(token: string): Promise<string | null> {
    const proof = await findByToken(db, 'delete', tokenHash(token))
    const account = proof && (await findAccount(db, proof.subject))
    return account?.email ?? null
  }

  /**
   * Uses the link of the mail.
   * @returns whose account it was
   * @throws {DomainError} `link_dead`
   */
  async function confirmDeletion(visitor: Visitor, token: string): Promise<Id> {
    await limits.spend(PROOF_TRIES, visitor.address)
    const id = await db.transaction().execute((db) => erase(db, token))
    if (!id) throw new DomainError('link_dead')
    onJobsRemoved()
    return id
  }

  async function erase(db: Db, token: string): Promise<Id | null> {
    const proof = await takeByToken(db, 'delete', tokenHash(token))
    const account = proof && (await findAccount(db, proof.subject))
    // Posting and applying hold the account while they write: nothing of theirs is left behind.
    if (!account || !(await lockAccount(db, account))) return null
    const { id, emailKey } = account
    const keys = (await personalFiles(db, account)).map(({ key }) => key)
    for (const { forget } of Object.values(PERSONAL_RECORDS)) await forget(db, id)
    await deleteAccount(db, id)
    await dropProofs(db, [id, emailKey])
    if (keys.length > 0) await tasks.enqueue(db, 'delete-files', { keys })
    return id
  }

  /** Files nobody needs any more, once what they belonged to is really gone. */
  async function deleteFiles({ keys }: { keys: string[] }) {
    for (const key of keys) await files.delete(key)
  }
}
