import type { Generated } from 'kysely'
import type { Paid, WarningKind } from './warnings.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    applicationWarning: ApplicationWarningTable
  }
}

/** A warning to an applicant about the job’s poster. */
interface ApplicationWarningTable {
  applicationId: string
  kind: WarningKind
  caseId: string | null
  createdAt: Generated<string>
  sentAt: string | null
  /** Whether money was paid, according to the applicant. */
  paid: Paid | null
  paidAt: string | null
}
