import { parseCookie, stringifySetCookie } from 'cookie'
import { PersonalAnswers } from './personal-answers.schema.ts'

const COOKIE = { name: 'situation', path: '/', httpOnly: true, sameSite: 'lax' } as const
const SECONDS = 180 * 86_400
/** Longer cookies are not ours. */
const LONGEST = 400
/** The field for the job that an answer about its employer belongs to. */
const JOB = 'job'

/** The `Set-Cookie` value that stores a person's answers on their device. */
export function setSituation(answers: PersonalAnswers, { jobId }: { jobId?: string } = {}): string {
  const entries = Object.entries(answers).filter(([, answer]) => answer !== undefined)
  const value = new URLSearchParams(entries as [string, string][])
  if (jobId && answers.sameEmployer) value.set(JOB, jobId)
  return stringifySetCookie({
    ...COOKIE,
    value: value.toString(),
    maxAge: SECONDS,
  })
}

export const FORGET_SITUATION = stringifySetCookie({ ...COOKIE, value: '', maxAge: 0 })

/** A person's answers; null if there are none. The answer about an employer counts only for its own job. */
export function readSituation(
  cookies: string | null | undefined,
  jobId?: string,
): PersonalAnswers | null {
  const value = cookies ? parseCookie(cookies)[COOKIE.name] : undefined
  if (!value || value.length > LONGEST) return null
  const { [JOB]: job, ...answers } = Object.fromEntries(new URLSearchParams(value))
  const { data } = PersonalAnswers.safeParse(answers)
  if (!data) return null
  if (!jobId || job !== jobId) delete data.sameEmployer
  return Object.values(data).some((answer) => answer !== undefined) ? data : null
}
