import type { TalkKey } from '#hiring/talk/talk.service.ts'
import type { Services } from '#platform/services.ts'
import { asSource } from './applications.ts'
import { anIp } from './people.ts'

type Who = { id: string; secondFactorAt: string | null }
type Parts = { services: Services }

/** Sends a message as its page does, with a file if `file` is given. */
export async function write(
  { services }: Parts,
  who: Who,
  key: TalkKey,
  fields: Record<string, string | File>,
) {
  const { talk } = services.applications
  await using form = await talk.receive({ ip: anIp() }, who, await asSource(fields))
  return await talk.write(who, key, form)
}

/** An employer’s message to an applicant. */
export function writeToApplicant(
  parts: Parts,
  employer: Who,
  { key, text }: { key: { jobId: string; id: string }; text: string },
) {
  return write(parts, employer, { ...key, side: 'employer' }, { text })
}

/** An applicant’s message to an employer. */
export function writeToEmployer(parts: Parts, applicant: Who, id: string, text: string) {
  return write(parts, applicant, { id, side: 'applicant' }, { text })
}
