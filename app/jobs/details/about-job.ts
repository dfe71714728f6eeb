import { employerPath } from '#contract/paths/employer-paths.ts'
import { occupationPath } from '#contract/paths/occupation-paths.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'

/** For a loader: the pages about the employer and the occupation of a job, where the check found them. */
export function aboutJob(check: Pick<SponsorshipCheck, 'employer' | 'occupation'>) {
  const { employer, occupation } = check
  const payHref = occupation ? occupationPath(occupation) : undefined
  const links = [
    ...(employer
      ? [
          {
            href: employerPath(employer),
            label: 'See this employer',
            about: ` on the register: ${employer.name}`,
          },
        ]
      : []),
    ...(occupation && payHref
      ? [
          {
            href: payHref,
            label: 'See this occupation',
            about: ` and what it must pay: ${occupation.title}`,
          },
        ]
      : []),
  ]
  return { links, payHref }
}
