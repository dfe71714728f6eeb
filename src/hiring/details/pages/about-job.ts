import { APPLY_YOURSELF_PATH } from '#trade/paths/apply-yourself-path.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { RecruiterAnswer } from '#sponsorship/recruiters/find-recruiter.ts'
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

/** How agencies get on the list, and who keeps it. */
const RECRUITERS_URL =
  'https://www.nhsemployers.org/articles/application-process-ethical-recruiters-list'

export function isHealthAndCare({ category }: Pick<JobView, 'category'>) {
  return HEALTH_AND_CARE.has(category.slug)
}

/**
 * Links for a job's page: to its employer and occupation, if the check found them, and for health and care to the page
 * about applying by oneself; for a loader.
 */
export function aboutJob(
  { category, employer: name }: Pick<JobView, 'category' | 'employer'>,
  check: Pick<SponsorshipCheck, 'employer' | 'occupation'>,
  { language, recruiter }: { language: Language; recruiter: RecruiterAnswer | null },
) {
  const { words, format } = language
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
    ...(recruiter ? [recruiterLink(recruiter, name, language)] : []),
    ...(isHealthAndCare({ category })
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

/** An agency’s entry on the Ethical Recruiters List, or that there is none; never a pass. */
export function recruiterLink(
  { entry, readOn, age, isOld }: RecruiterAnswer,
  name: string,
  { words, format, locale }: Language,
) {
  const day = mediumDate(readOn, locale)
  const said =
    entry === null
      ? format(words.job.recruiterMissing, { day, name })
      : format(words.job.recruiterFound, { day, name: entry })
  const about = isOld ? said + format(words.job.recruitersOld, { count: age }) : said
  return { href: RECRUITERS_URL, label: words.job.recruiters, about }
}
