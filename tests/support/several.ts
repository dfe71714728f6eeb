import type { SeveralOutcome } from '#hiring/several/several.ts'
import { jobField } from '#hiring/several/several.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { newId } from '#platform/secrets/new-id.ts'
import {
  aLoggedInPerson,
  anApplicationForm,
  aPostedJob,
  asSource,
  type LoggedInPerson,
} from './applications.ts'
import { anIp } from './people.ts'

interface NamedJob {
  id: string
  title: string
}

/** The filled-in form for several jobs, except as the test says. */
export function aSeveralForm(
  jobs: NamedJob[],
  overrides: Record<string, string | File> = {},
): Record<string, string | File> {
  const { jobId: _, ...form } = anApplicationForm('')
  const ticks = jobs.map(({ id, title }) => [jobField(id), title] as const)
  return { ...form, ...Object.fromEntries(ticks), ...overrides }
}

/** Sends the form as its page does. */
export async function sendSeveral(
  { applications }: Pick<Services, 'applications'>,
  { actor }: LoggedInPerson,
  form: Record<string, string | File>,
): Promise<SeveralOutcome> {
  await using received = await applications.receive({ ip: anIp() }, actor, await asSource(form))
  return await applications.several.send(actor, received)
}

/** An account's applications, in the order of their jobs. */
export async function listRows(db: Db, applicantId: string) {
  return db
    .selectFrom('application')
    .selectAll()
    .where('applicantId', '=', applicantId)
    .orderBy('jobId')
    .execute()
}

/** A seeker, and jobs of as many employers. */
export async function aSeekerWithJobs(server: Parameters<typeof aLoggedInPerson>[0], count = 3) {
  const seeker = await aLoggedInPerson(server)
  const jobs = []
  for (let index = 0; index < count; index += 1) {
    const employer = await aLoggedInPerson(server)
    const employerName = `House ${newId()}`
    jobs.push({ ...(await aPostedJob(server.db, employer.actor, { employerName })), employer })
  }
  return { seeker, jobs }
}
