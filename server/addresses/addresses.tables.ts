import type { Generated } from 'kysely'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    unwantedAddress: AddressHashTable
    confirmedAddress: ConfirmedAddressTable
  }
}

/** Addresses as keyed hashes: reading the table reveals none. */
interface AddressHashTable {
  hash: string
  createdAt: Generated<string>
}

/** Where an organisation's adverts may send applications, besides its people's own addresses. */
interface ConfirmedAddressTable {
  organisationId: string
  emailKey: string
  /** Who named it; null once their account is deleted. */
  accountId: string | null
  /** As its sender typed it. */
  email: string
  /** Null until the email is created: only the email holds the secret. */
  secretHash: string | null
  /** When the email that asks its holder was accepted. */
  sentAt: string | null
  /** Null until then. */
  expiresAt: string | null
  /** Null until the holder agrees. Nothing else is sent there before. */
  confirmedAt: string | null
  createdAt: Generated<string>
}
