import type { Generated } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    shortlist: ShortlistTable
    shortlistEntry: ShortlistEntryTable
    applicantShare: ApplicantShareTable
  }
}

/** Applicants of any of an organisation’s jobs, under a name. */
interface ShortlistTable {
  id: string
  organisationId: string
  name: string
  /** The name in lower case: names are unique regardless of case. */
  nameKey: string
  createdAt: Generated<string>
}

interface ShortlistEntryTable {
  shortlistId: string
  applicationId: string
  addedBy: string | null
  reason: Generated<string>
  addedAt: Generated<string>
}

/** An email that leads a colleague to an applicant. */
interface ApplicantShareTable {
  id: string
  applicationId: string
  fromId: string
  toId: string
  createdAt: Generated<string>
  sentAt: string | null
}
