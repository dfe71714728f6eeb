import { employerPath } from '#contract/paths/employer-paths.ts'
import { occupationPath } from '#contract/paths/occupation-paths.ts'
import type { Language } from '#contract/languages/language.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'

/** For a loader: the pages about the employer and the occupation of a job, where the check found them. */
export function aboutJob(
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
  ]
  return { links, payHref }
}
