import type { JobView } from '#trade/jobs.schema.ts'
import { isOld } from '#trade/job-age.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { message } from '#platform/languages/message.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { toShownCheck, type ShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { withAge } from './describe-age.ts'

/** The check of an advert in display texts; no pass of an old advert is shown as one. */
export function toShownCheckOf(
  job: Pick<JobView, 'isOpen' | 'lastSeenAt'>,
  ...[check, about = {}]: Parameters<typeof toShownCheck>
): ShownCheck {
  const shown = toShownCheck(check, { ...about, isOld: job.isOpen && isOld(job) })
  const { headline } = shown
  const language = about.language ?? english
  return {
    ...shown,
    notFor: notForOf(check, language),
    headline: headline && withAge(headline, job, language),
  }
}

/** Only here: browsers, which check an advert while it is written, have no catalogue. */
function notForOf({ notFor = [] }: SponsorshipCheck, { say }: Language) {
  return say(...notFor.map((country) => message('check.notFor', { country: { country } })))
}
