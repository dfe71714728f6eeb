import type { PageServices } from '#app/context.ts'
import { APPLICATION_LIMITS, YEARS_OF_EXPERIENCE } from '#contract/applications.ts'
import { COUNTRIES } from '#contract/countries.ts'
import type { JobView } from '#contract/jobs.ts'
import { notChecked } from '#contract/poster-words.ts'
import type { Actor } from '#server/accounts/actor.ts'

/** What the loader gives to `<ApplyForm>`. */
export async function startForm(
  applications: PageServices['applications'],
  actor: Actor,
  jobId: string,
) {
  const { answers, draft, lastResume } = await applications.loadApplyForm(actor, jobId)
  return {
    answers,
    savedAt: draft?.updatedAt ?? null,
    lastResume,
    limits: APPLICATION_LIMITS,
    years: YEARS_OF_EXPERIENCE,
    countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  }
}

/** What an applicant is told before the details go to a poster who has not shown who they are; null for others. */
export function handoverWords({ poster, employer }: Pick<JobView, 'poster' | 'employer'>) {
  if (poster !== 'unproved') return null
  return `${notChecked(employer)} They get your first name, country and years of experience. Your CV, letter and contact details stay with us until they have shown who they are.`
}
