import type { AccountDeletion } from '#accounts/accounts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { findAccount, type Account } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toLimitKey } from '#accounts/identity/email-key.ts'
import { findPersonalFiles, type PersonalData } from '#accounts/settings/export/personal-data.ts'
import type { SuspendedAddresses } from '#accounts/identity/suspended-addresses.ts'
import { hashToken } from '#accounts/verification/secrets.ts'
import {
  deleteToken,
  deleteTokens,
  findToken,
  consumeToken,
} from '#accounts/verification/verification.queries.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { wrongPassword, type PasswordCheck } from './password-check.ts'
import { deleteAccount, lockAccount } from './settings.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

export interface DeletionParts {
  requirePassword: PasswordCheck
  suspendedAddresses: SuspendedAddresses
  personalData: PersonalData
  /** Called after a deletion, which removes the account's jobs. */
  onJobsRemoved(): void
}

/** Deletes an account: requested with the password, confirmed by email. */
export function createDeletion(
  { db, tasks, limits, files }: Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>,
  verification: Verification,
  { requirePassword, suspendedAddresses, personalData, onJobsRemoved }: DeletionParts,
) {
  return {
    requestDeletion,
    cancelDeletion,
    findDeletion,
    listEnding,
    confirmDeletion,
    deleteIf,
    deleteFiles,
  }

  async function requestDeletion(
    visitor: Visitor,
    actor: Actor,
    { deletePassword }: AccountDeletion,
  ) {
    const field = 'deletePassword'
    const account = await requirePassword(actor, { field, password: deletePassword })
    await limits.consume(RATE_LIMITS['account-mails'], visitor.ip)
    await limits.consume(RATE_LIMITS['own-mails'], toLimitKey(account.id))
    await db.transaction().execute(async (db) => {
      if (!(await lockAccount(db, account))) throw wrongPassword(field)
      await verification.request(db, { purpose: 'delete', subject: account.id })
    })
  }

  /** Cancels the deletion: the emailed link no longer works. */
  async function cancelDeletion(actor: Actor) {
    await deleteToken(db, { purpose: 'delete', subject: actor.id })
  }

  /** The address of the account that a link deletes; null if the link does not work. */
  async function findDeletion(token: string): Promise<string | null> {
    const account = await findPending(token)
    return account && account.email
  }

  async function findPending(token: string) {
    const pending = await findToken(db, 'delete', hashToken(token))
    return pending && findAccount(db, pending.subject)
  }

  /** Lines about what ends with the account that a link deletes: ‘1 booked interview’. */
  async function listEnding(token: string): Promise<string[]> {
    const account = await findPending(token)
    if (!account) return []
    const all = Object.values(personalData)
    const lines = await Promise.all(all.map(({ listEnding }) => listEnding?.(db, account.id) ?? []))
    return lines.flat()
  }

  /**
   * Uses the link of the email. A suspension stays: the address cannot start again.
   * @returns the id of the account
   * @throws {DomainError} `link_dead`
   */
  async function confirmDeletion(visitor: Visitor, token: string): Promise<Id> {
    await limits.consume(RATE_LIMITS['proof-tries'], visitor.ip)
    const id = await db.transaction().execute((db) => consumeAndDelete(db, token))
    onJobsRemoved()
    return id
  }

  async function consumeAndDelete(db: Db, token: string): Promise<Id> {
    const pending = await consumeToken(db, 'delete', hashToken(token))
    const account = pending && (await findAccount(db, pending.subject))
    // Posting and applying lock the account while they write, so none of their rows are left over.
    if (!account || !(await lockAccount(db, account))) throw new DomainError('link_dead')
    await deleteWithData(db, account)
    return account.id
  }

  /** Deletes an account that `lockIf` locks, in one transaction; false if it does not. */
  async function deleteIf(id: Id, lockIf: (db: Db) => Promise<boolean>): Promise<boolean> {
    const isDeleted = await db.transaction().execute(async (db) => {
      const account = (await lockIf(db)) && (await findAccount(db, id))
      if (!account) return false
      await deleteWithData(db, account)
      return true
    })
    if (isDeleted) onJobsRemoved()
    return isDeleted
  }

  async function deleteWithData(db: Db, account: Account) {
    const { id, emailKey } = account
    const personal = await findPersonalFiles(db, account, personalData)
    const keys = personal.filter(({ isShared }) => !isShared).map(({ key }) => key)
    for (const records of Object.values(personalData)) await records.delete(db, id, tasks)
    await deleteAccount(db, id)
    if (account.suspendedAt) await suspendedAddresses.save(db, emailKey)
    await deleteTokens(db, [id, emailKey])
    if (keys.length > 0) await tasks.enqueue(db, 'delete-files', { keys })
  }

  /** Task: deletes files after the transaction that removed their records. */
  async function deleteFiles({ keys }: { keys: string[] }) {
    for (const key of keys) await files.delete(key)
  }
}
