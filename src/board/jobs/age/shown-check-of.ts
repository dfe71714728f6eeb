import type { JobView } from '#trade/jobs.schema.ts'
import { isOld } from '#trade/job-age.ts'
import { english } from '#platform/languages/english.ts'
import { toShownCheck, type ShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { withAge } from './describe-age.ts'

/** The check of an advert in display texts; no pass of an old advert is shown as one. */
export function toShownCheckOf(
  job: Pick<JobView, 'isOpen' | 'lastSeenAt'>,
  ...[check, about = {}]: Parameters<typeof toShownCheck>
): ShownCheck {
  const shown = toShownCheck(check, { ...about, isOld: job.isOpen && isOld(job) })
  const { headline } = shown
  return { ...shown, headline: headline && withAge(headline, job, about.language ?? english) }
}
