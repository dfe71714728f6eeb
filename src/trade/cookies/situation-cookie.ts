import { PersonalAnswers, withoutNationality } from './personal-answers.schema.ts'
import { serverCookie } from './server-cookie.ts'

const LIFE = { seconds: 180 * 86_400 }
const COOKIE = serverCookie('situation', { ...LIFE, longest: 400 })
/** Apart from the other answers, because a log-in replaces those with what is in the account. */
const PASSPORT = serverCookie('passport', { ...LIFE, longest: 10 })
/** The field for the job that an answer about its employer belongs to. */
const JOB = 'job'
// Made once: a schema compiles itself when it is first used, which takes longer than reading the cookies.
const WithoutNationality = PersonalAnswers.omit({ nationality: true })
const Nationality = PersonalAnswers.pick({ nationality: true }).catch({})

/** The `Set-Cookie` value that stores a person's answers on their device, without the nationality. */
export function setSituation(answers: PersonalAnswers, { jobId }: { jobId?: string } = {}): string {
  const entries = Object.entries(withoutNationality(answers)).filter(
    ([, answer]) => answer !== undefined,
  )
  const value = new URLSearchParams(entries as [string, string][])
  if (jobId && answers.sameEmployer) value.set(JOB, jobId)
  return COOKIE.set(value.toString())
}

/** The `Set-Cookie` value that stores the nationality on the device, or deletes it. */
export function setNationality({ nationality }: PersonalAnswers): string {
  return nationality ? PASSPORT.set(nationality) : PASSPORT.forget
}

/** The `Set-Cookie` values that delete all answers. */
export const FORGET_SITUATION = [COOKIE.forget, PASSPORT.forget]

/** A person's answers; null if there are none. The answer about an employer counts only for its own job. */
export function readSituation(
  cookies: string | null | undefined,
  jobId?: string,
): PersonalAnswers | null {
  const { [JOB]: job, ...fields } = Object.fromEntries(
    new URLSearchParams(COOKIE.read(cookies) ?? ''),
  )
  const { data = {} } = WithoutNationality.safeParse(fields)
  const { nationality } = Nationality.parse({ nationality: PASSPORT.read(cookies) ?? '' })
  const answers: PersonalAnswers = { ...data, ...(nationality && { nationality }) }
  if (!jobId || job !== jobId) delete answers.sameEmployer
  return Object.values(answers).some((answer) => answer !== undefined) ? answers : null
}
