import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { updateAccount } from './account.queries.ts'
import { toEmailKey } from './email-key.ts'
import { hashAddress } from './verification/secrets.ts'

const BECAUSE = 'An earlier account with this address was suspended'

export type SuspendedAddresses = ReturnType<typeof createSuspendedAddresses>

/**
 * Suspensions that outlive their accounts. Of a deleted account only a keyed hash of its address stays, so
 * that the same address cannot start again.
 */
export function createSuspendedAddresses(secret: string) {
  const hashOf = (emailKey: string) => hashAddress(secret, 'suspended', emailKey)
  return { save, has, suspendAgain, lift }

  /** To be called when a suspended account is deleted. */
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

  /** To be called when an address is confirmed, which is when its account comes to life. */
  async function suspendAgain(db: Db, { id, emailKey }: { id: Id; emailKey: string }) {
    if (!(await has(db, emailKey))) return
    await updateAccount(db, id, {
      suspendedAt: new Date().toISOString(),
      suspendedBecause: BECAUSE,
    })
  }

  /** To be called when an admin lets the person in again. */
  async function lift(db: Db, email: string) {
    await db
      .deleteFrom('suspendedAddress')
      .where('hash', '=', hashOf(toEmailKey(email)))
      .execute()
  }
}
