import type { Generated } from 'kysely'

declare module '#server/platform/database/tables.ts' {
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
  /** When the second step was passed; null for a session that had none. */
  secondFactorAt: string | null
  /** When the password or the second step was last typed in this session. */
  confirmedAt: string | null
}

interface KnownDeviceTable {
  accountId: string
  /** Keyed digest of the browser's family and its network. */
  deviceHash: string
  seenAt: Generated<string>
}
