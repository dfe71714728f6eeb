import type { Generated } from 'kysely'

/** The work of an employer’s members on applicants. No applicant sees any of it here. */
declare module '#platform/database/tables.ts' {
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
  /** The id of the rendered form, so that resubmitting it writes nothing. */
  formId: string | null
  /** Grows with each change. */
  version: Generated<number>
  createdAt: Generated<string>
  editedAt: string | null
}

/** The criteria for scoring a job’s applicants. */
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
  /** The score, from 1 to 5. */
  score: number
  reason: Generated<string>
  scoredAt: Generated<string>
}

/** The time when a member last had an application open. */
interface ApplicationPresenceTable {
  applicationId: string
  accountId: string
  seenAt: Generated<string>
}
