import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aPerson, PASSWORD } from '#tests/support/people.ts'

const SAVED = 200
const APPLIED = 50

/** A person with an account; returns the address to log in with. */
export async function createPerson(db: Db): Promise<string> {
  return (await aPerson(db)).email
}

/** A seeker who has saved the newest jobs and applied to some; returns their address. */
export async function createSeeker(db: Db): Promise<string> {
  const { id: accountId, email } = await aPerson(db)
  const jobs = await db
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'open')
    .orderBy('postedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SAVED)
    .execute()
  const states = await db
    .insertInto('jobState')
    .values(jobs.map(({ id: jobId }) => ({ jobId, state: '{}' })))
    .returning(['id', 'jobId'])
    .execute()
  const saved = states.map(({ id, jobId }) => ({ accountId, jobId, knownId: id, toldId: id }))
  await db
    .insertInto('savedJob')
    .values(saved.map((row) => ({ ...row, removedAt: null })))
    .execute()
  const resumeId = newId()
  await db
    .insertInto('resume')
    .values({ id: resumeId, accountId, fileKey: resumeId, name: 'cv.pdf', size: 1 })
    .execute()
  const applications = jobs.slice(0, APPLIED).map(({ id: jobId }) => ({
    id: newId(),
    jobId,
    applicantId: accountId,
    fullName: 'Ada Obi',
    email,
    phone: '+234 803 123 4567',
    country: 'NG',
    coverLetter: '',
    portfolioLink: '',
    yearsOfExperience: 6,
    resumeId,
    sharesDetails: true,
    advert: '{}',
  }))
  await db.insertInto('application').values(applications).execute()
  return email
}

/** Logs in as a browser does; returns the `cookie` header for later requests. */
export async function logIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`Logging in failed with ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
