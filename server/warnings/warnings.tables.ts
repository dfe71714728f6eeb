import type { Generated } from 'kysely'
import type { Paid, WarningKind } from '#contract/warnings.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    applicationWarning: ApplicationWarningTable
  }
}

/** That an applicant was warned of who posted the job. */
interface ApplicationWarningTable {
  applicationId: string
  kind: WarningKind
  caseId: string | null
  createdAt: Generated<string>
  sentAt: string | null
  /** Whether money was paid, as the applicant says. */
  paid: Paid | null
  paidAt: string | null
}
