import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { updateAccount } from '#accounts/account.queries.ts'
import { toEmailKey } from './email-key.ts'
import { hashAddress } from '#accounts/verification/secrets.ts'

const BECAUSE = 'An earlier account with this address was suspended'

export type SuspendedAddresses = ReturnType<typeof createSuspendedAddresses>

/**
 * Suspensions that outlive their accounts. After an account is deleted, only a keyed hash of its address is kept, so
 * that the address cannot start again.
 */
export function createSuspendedAddresses(secret: string) {
  const hashOf = (emailKey: string) => hashAddress(secret, 'suspended', emailKey)
  return { save, has, suspendAgain, lift }

  /** Saves an address; call it when a suspended account is deleted. */
  async function save(db: Db, emailKey: string) {
    await db
      .insertInto('suspendedAddress')
      .values({ hash: hashOf(emailKey) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async function has(db: Db, emailKey: string): Promise<boolean> {
    const row = await db
      .selectFrom('suspendedAddress')
      .select('hash')
      .where('hash', '=', hashOf(emailKey))
      .executeTakeFirst()
    return row !== undefined
  }

  /** Suspends an account again; call it when its address is confirmed, which is when the account becomes active. */
  async function suspendAgain(db: Db, { id, emailKey }: { id: Id; emailKey: string }) {
    if (!(await has(db, emailKey))) return
    await updateAccount(db, id, {
      suspendedAt: new Date().toISOString(),
      suspendedBecause: BECAUSE,
    })
  }

  /** Lifts a suspension; call it when an admin reinstates the person. */
  async function lift(db: Db, email: string) {
    await db
      .deleteFrom('suspendedAddress')
      .where('hash', '=', hashOf(toEmailKey(email)))
      .execute()
  }
}
