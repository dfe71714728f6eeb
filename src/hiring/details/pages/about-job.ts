import { employerPath } from '#trade/paths/employer-paths.ts'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import type { Language } from '#platform/languages/language.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'

/** Links for a job's page to its employer and occupation, if the check found them; for a loader. */
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
