import { toView, type ViewRow } from '#board/jobs/stored/job-rows.ts'
import { findPosterProved } from '#organisations/posting/proved-poster.ts'
import type { Db } from '#platform/database/database.ts'

/** A job as its applicants’ pages show it. */
export async function toApplicantsJob(db: Db, row: ViewRow) {
  const { id, organisationId, title, employer, location, isOpen } = toView(row)
  const isPosterProved = await findPosterProved(db, id)
  return { id, organisationId, isProved: isPosterProved, title, employer, location, isOpen }
}

export type ApplicantsJob = Awaited<ReturnType<typeof toApplicantsJob>>
