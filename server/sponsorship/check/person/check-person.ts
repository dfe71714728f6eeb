import type { CheckContext } from '../context/check-context.ts'
import type { Result } from '../result.ts'
import { checkEnglish } from './check-english.ts'
import { checkRegistration } from './check-registration.ts'
import type { PersonalCriterion } from '#contract/sponsorship/criteria.ts'

/** What the route asks of somebody besides the job. */
export function checkPerson(context: CheckContext): (Result & { name: PersonalCriterion })[] {
  const registration = checkRegistration(context)
  return [
    { name: 'english', ...checkEnglish(context) },
    ...(registration ? [{ name: 'registration' as const, ...registration }] : []),
  ]
}
