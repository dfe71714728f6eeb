import type { Generated } from 'kysely'

/** What the people of an employer do together with applicants. No applicant sees any of it here. */
export interface TeamTables {
  applicationNote: ApplicationNoteTable
  scorecard: ScorecardTable
  scorecardCriterion: ScorecardCriterionTable
  applicationScore: ApplicationScoreTable
  shortlist: ShortlistTable
  shortlistEntry: ShortlistEntryTable
  applicantShare: ApplicantShareTable
  applicationPresence: ApplicationPresenceTable
}

export interface ApplicationNoteTable {
  id: string
  applicationId: string
  /** Null once the account is deleted, and for notes from before they had authors. */
  authorId: string | null
  body: string
  /** Of the page it was typed on: the same form sent again writes nothing. */
  formId: string | null
  /** Grows with each change. */
  version: Generated<number>
  createdAt: Generated<string>
  editedAt: string | null
}

/** What the applicants of a job are scored for. */
export interface ScorecardTable {
  jobId: string
  /** Grows with each change. */
  version: Generated<number>
  changedBy: string | null
  changedAt: Generated<string>
}

export interface ScorecardCriterionTable {
  id: string
  jobId: string
  position: number
  name: string
}

export interface ApplicationScoreTable {
  id: string
  applicationId: string
  criterionId: string
  /** Null once the account is deleted. */
  accountId: string | null
  /** From 1 to 5. */
  score: number
  reason: Generated<string>
  scoredAt: Generated<string>
}

/** Applicants of any of an organisation’s jobs, under a name. */
export interface ShortlistTable {
  id: string
  organisationId: string
  name: string
  /** The name in lower case: two that differ in capitals only are one. */
  nameKey: string
  createdAt: Generated<string>
}

export interface ShortlistEntryTable {
  shortlistId: string
  applicationId: string
  addedBy: string | null
  reason: Generated<string>
  addedAt: Generated<string>
}

/** A mail that leads a colleague to an applicant. */
export interface ApplicantShareTable {
  id: string
  applicationId: string
  fromId: string
  toId: string
  createdAt: Generated<string>
  sentAt: string | null
}

/** When a member had an application open last. */
export interface ApplicationPresenceTable {
  applicationId: string
  accountId: string
  seenAt: Generated<string>
}
