import { PersonalAnswers } from './personal-answers.schema.ts'
import { serverCookie } from './server-cookie.ts'

const COOKIE = serverCookie('situation', { seconds: 180 * 86_400, longest: 400 })
/** The field for the job that an answer about its employer belongs to. */
const JOB = 'job'

/** The `Set-Cookie` value that stores a person's answers on their device. */
export function setSituation(answers: PersonalAnswers, { jobId }: { jobId?: string } = {}): string {
  const entries = Object.entries(answers).filter(([, answer]) => answer !== undefined)
  const value = new URLSearchParams(entries as [string, string][])
  if (jobId && answers.sameEmployer) value.set(JOB, jobId)
  return COOKIE.set(value.toString())
}

export const FORGET_SITUATION = COOKIE.forget

/** A person's answers; null if there are none. The answer about an employer counts only for its own job. */
export function readSituation(
  cookies: string | null | undefined,
  jobId?: string,
): PersonalAnswers | null {
  const value = COOKIE.read(cookies)
  if (!value) return null
  const { [JOB]: job, ...answers } = Object.fromEntries(new URLSearchParams(value))
  const { data } = PersonalAnswers.safeParse(answers)
  if (!data) return null
  if (!jobId || job !== jobId) delete data.sameEmployer
  return Object.values(data).some((answer) => answer !== undefined) ? data : null
}
