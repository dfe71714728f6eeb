import type { Generated, JSONColumnType } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    partnerKey: PartnerKeyTable
    stagingJob: StagingJobTable
  }
}

/** A key with which an organisation’s own system posts; it ends with the membership of who made it. */
interface PartnerKeyTable {
  id: string
  organisationId: string
  accountId: string
  name: string
  /** The key’s first characters, to recognise it by. */
  prefix: string
  /** SHA-256 of the whole key. */
  keyHash: string
  mayWrite: boolean
  /** Whether its adverts are seen by its owner alone. */
  isStaging: boolean
  createdAt: Generated<string>
  lastUsedAt: string | null
}

/** An advert of a staging key, which is no job. */
interface StagingJobTable {
  id: string
  keyId: string
  reference: string
  /** Answers of the posting form. */
  answers: JSONColumnType<Record<string, string>>
  status: 'open' | 'held' | 'closed'
  /** Why it would be held if it were live. */
  heldBecause: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  expiresAt: Generated<string>
}
