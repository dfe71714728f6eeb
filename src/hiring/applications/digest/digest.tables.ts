import type { Generated } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    applicantDigest: ApplicantDigestTable
  }
}

/** A new application that a member has not been told of yet: the next daily email lists it. */
interface ApplicantDigestTable {
  accountId: string
  applicationId: string
  createdAt: Generated<string>
}
