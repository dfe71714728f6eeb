import type { Generated } from 'kysely'
import type { ActionKind, ActionResult } from '#contract/employer-actions.ts'
import type { Stage } from '#contract/stages.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    employerAction: EmployerActionTable
    employerActionItem: EmployerActionItemTable
  }
}

/** What somebody did with one or many applicants of a job, with one press. */
export interface EmployerActionTable {
  /** Of the form: the same form sent again does nothing. */
  id: string
  jobId: string
  /** Null once the account is deleted. */
  accountId: string | null
  kind: ActionKind
  /** Of a move: to where. */
  status: Stage | null
  /** What was written, before the placeholders were filled in. */
  body: string
  createdAt: Generated<string>
  undoneAt: string | null
}

/** What became of it for each of them. */
export interface EmployerActionItemTable {
  actionId: string
  applicationId: string
  result: ActionResult
  /** The stage that a move ended. */
  statusBefore: Stage | null
  /** What waited to be told already then: what the applicant knew. */
  toldBefore: Stage | null
  eventId: number | null
  messageId: string | null
}
