import { APPLY_YOURSELF_PATH } from '#trade/paths/apply-yourself-path.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import type { Language } from '#platform/languages/language.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'

/** Categories of health and care work, to which the code of practice for recruitment abroad applies. */
const HEALTH_AND_CARE = new Set([
  'healthcare',
  'social-care',
  'nursing',
  'mental-health',
  'public-health',
  'dentistry',
])

/**
 * Links for a job's page: to its employer and occupation, if the check found them, and for health and care to the page
 * about applying by oneself; for a loader.
 */
export function aboutJob(
  { category }: Pick<JobView, 'category'>,
  check: Pick<SponsorshipCheck, 'employer' | 'occupation'>,
  { words, format }: Language,
) {
  const { employer, occupation } = check
  const payHref = occupation ? occupationPath(occupation) : undefined
  const links = [
    ...(employer
      ? [
          {
            href: employerPath(employer),
            label: words.job.seeEmployer,
            about: format(words.job.employerOnRegister, { name: employer.name }),
          },
        ]
      : []),
    ...(occupation && payHref
      ? [
          {
            href: payHref,
            label: words.job.seeOccupation,
            about: format(words.job.occupationPays, { title: occupation.title }),
          },
        ]
      : []),
    ...(HEALTH_AND_CARE.has(category.slug)
      ? [
          {
            href: APPLY_YOURSELF_PATH,
            label: words.applyYourself.title,
            about: words.applyYourself.jobAbout,
          },
        ]
      : []),
  ]
  return { links, payHref }
}
