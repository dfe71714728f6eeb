import { toView, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import { findPosterProved } from '#organisations/posting/proved-poster.ts'
import { statusOf } from '#hiring/dashboard/posted-jobs.service.ts'
import type { Db } from '#platform/database/database.ts'

/** A job as its applicants’ pages show it. */
export async function toApplicantsJob(db: Db, row: ViewRow) {
  const { id, organisationId, title, employer, location } = toView(row)
  const isPosterProved = await findPosterProved(db, id)
  return {
    id,
    organisationId,
    isProved: isPosterProved,
    title,
    employer,
    location,
    status: statusOf(row),
  }
}

export type ApplicantsJob = Awaited<ReturnType<typeof toApplicantsJob>>
