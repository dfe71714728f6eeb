import type { Generated } from 'kysely'

/** What the people of an employer do together with applicants. No applicant sees any of it here. */
declare module '#server/platform/database/tables.ts' {
  interface Tables {
    applicationNote: ApplicationNoteTable
    scorecard: ScorecardTable
    scorecardCriterion: ScorecardCriterionTable
    applicationScore: ApplicationScoreTable
    applicationPresence: ApplicationPresenceTable
  }
}

interface ApplicationNoteTable {
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
interface ScorecardTable {
  jobId: string
  /** Grows with each change. */
  version: Generated<number>
  changedBy: string | null
  changedAt: Generated<string>
}

interface ScorecardCriterionTable {
  id: string
  jobId: string
  position: number
  name: string
}

interface ApplicationScoreTable {
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

/** When a member had an application open last. */
interface ApplicationPresenceTable {
  applicationId: string
  accountId: string
  seenAt: Generated<string>
}
