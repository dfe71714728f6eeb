import type { Generated } from 'kysely'

declare module '#platform/database/tables.ts' {
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

/** An address, apart from members' own, to which an organisation's adverts may send applications. */
interface ConfirmedAddressTable {
  organisationId: string
  emailKey: string
  /** The account that named it; null once that is deleted. */
  accountId: string | null
  /** The address as its sender typed it. */
  email: string
  /** Null until the email is created: only the email holds the secret. */
  secretHash: string | null
  /** The time when the email to its holder was accepted. */
  sentAt: string | null
  /** Null until then. */
  expiresAt: string | null
  /** Null until the holder agrees. No other email is sent there before. */
  confirmedAt: string | null
  createdAt: Generated<string>
}
