import type { Generated } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    session: SessionTable
    knownDevice: KnownDeviceTable
  }
}

export interface SessionTable {
  id: string
  /** Digest of the token in the cookie. */
  tokenHash: string
  accountId: string
  userAgent: string
  address: string
  createdAt: Generated<string>
  lastSeenAt: Generated<string>
  expiresAt: string
  /** The time when the second step was passed; null for a session without one. */
  secondFactorAt: string | null
  /** The time when the password or the second step was last typed in this session. */
  confirmedAt: string | null
  /**
   * The first log-in of this browser to the account, once a code by mail was typed in this session: it opens the
   * applicants of organisations whose first one came later, for a week. Null in other sessions.
   */
  knownDeviceSince: Generated<string | null>
}

interface KnownDeviceTable {
  accountId: string
  /** Keyed digest of the browser's family and its network. */
  deviceHash: string
  seenAt: Generated<string>
}
