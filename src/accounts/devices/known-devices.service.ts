import { sql } from 'kysely'
import ipaddr from 'ipaddr.js'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { Account } from '#accounts/account.queries.ts'
import type { LoginAttemptLimits } from '#accounts/log-in/login-attempt-limits.ts'
import { nameDevice } from '#accounts/sessions/device-name.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Db } from '#platform/database/database.ts'
import { keyedHash } from '#platform/secrets/keyed-hash.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'

export type KnownDevices = ReturnType<typeof createKnownDevices>

interface Parts {
  attempts: LoginAttemptLimits
  verification: Verification
  secret: string
}

/**
 * Notifies people of a log-in from a browser or a network that is new for their account, once each. Only a keyed digest
 * of the browser's family and the provider's network is stored, nothing readable.
 */
export function createKnownDevices(db: Db, { attempts, verification, secret }: Parts) {
  return {
    /** Records the device of a log-in; call it afterwards. An account's first device needs no notice. */
    async note(visitor: Visitor, { id: accountId, emailKey }: Pick<Account, 'id' | 'emailKey'>) {
      const name = nameDevice(visitor.userAgent)
      const deviceHash = keyedHash(secret, `${name} in ${toProvider(visitor.ip)} of ${accountId}`)
      await db.transaction().execute(async (db) => {
        const hasOthers = await hasKnownDevice(db, accountId)
        const isNew = await insertDevice(db, accountId, deviceHash)
        // Our own cookie says that this browser was logged in to the account before.
        if (!isNew || !hasOthers || attempts.isKnown(visitor, emailKey)) return
        const detail = `${name}, ${mediumDateTime(new Date().toISOString())} (London time)`
        await verification.notify(db, { notice: 'new-device', accountId, detail })
      })
    },
  }
}

/** Wide enough that a phone stays within its provider's network: 16 bits of IPv4, 32 of IPv6. */
export function toProvider(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  // Addresses of a house or an office say nothing about where it is.
  if (address.range() !== 'unicast') return 'local'
  const bytes = address.toByteArray()
  return bytes.slice(0, bytes.length === 4 ? 2 : 4).join('.')
}

async function hasKnownDevice(db: Db, accountId: string) {
  const row = await db
    .selectFrom('knownDevice')
    .select('deviceHash')
    .where('accountId', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** False if it is known already; its last visit is updated. */
async function insertDevice(db: Db, accountId: string, deviceHash: string): Promise<boolean> {
  const row = await db
    .insertInto('knownDevice')
    .values({ accountId, deviceHash })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'deviceHash']).doUpdateSet({ seenAt: sql`now()` }),
    )
    // Only an inserted row has no version before it.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return row.isNew
}
