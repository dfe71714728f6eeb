import type { ApplicantsJob } from '#contract/application-views.ts'
import { toView, type ViewRow } from '#server/jobs/job-rows.ts'
import { isProved } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'

/** A job as its applicants’ pages show it. */
export async function toApplicantsJob(db: Db, row: ViewRow): Promise<ApplicantsJob> {
  const { id, organisationId, title, employer, location, isOpen } = toView(row)
  const isPosterProved = organisationId !== null && (await isProved(db, organisationId))
  return { id, organisationId, isProved: isPosterProved, title, employer, location, isOpen }
}
