import type { Generated } from 'kysely'
import type { ActionKind, ActionResult } from '#hiring/posting/employer-actions.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    employerAction: EmployerActionTable
    employerActionItem: EmployerActionItemTable
  }
}

/** One action of a member on one or more applicants of a job. */
export interface EmployerActionTable {
  /** The id of the form, so that resubmitting it does nothing. */
  id: string
  jobId: string
  /** Null once the account is deleted. */
  accountId: string | null
  kind: ActionKind
  /** The target stage of a move. */
  status: Stage | null
  /** The text as written, before the placeholders were filled in. */
  body: string
  createdAt: Generated<string>
  undoneAt: string | null
}

/** The result of an action for one applicant. */
export interface EmployerActionItemTable {
  actionId: string
  applicationId: string
  result: ActionResult
  /** The stage before the move. */
  statusBefore: Stage | null
  /** The stage that the applicant knew, if a notice was already pending. */
  toldBefore: Stage | null
  eventId: number | null
  messageId: string | null
}
