import type { PageServices } from '#app/context.ts'
import { APPLICATION_LIMITS, YEARS_OF_EXPERIENCE } from '#contract/applications.ts'
import { COUNTRIES } from '#contract/countries.ts'
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
