import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import type { Services } from '#platform/services.ts'
import { aJob } from './builders.ts'
import { aPdf } from './documents.ts'
import { asMultipart } from './multipart.ts'
import { anIp, aPerson, openSession } from './people.ts'

type Parts = { db: Db; services: Services }

export interface LoggedInPerson {
  actor: Actor
  cookies: Record<string, string>
}

/** A person with an account, logged in with the second step. */
export async function aLoggedInPerson(
  { db, services }: Parts,
  overrides: Parameters<typeof aPerson>[1] = {},
): Promise<LoggedInPerson> {
  const { id } = await aPerson(db, overrides)
  const { actor, cookies } = await openSession(services, { id })
  return { actor, cookies }
}

/** An open job posted on this site. */
export async function aPostedJob(
  db: Db,
  owner: { id: string },
  overrides: Partial<Insertable<JobTable>> = {},
) {
  const job = await aJob(db, {
    ownerId: owner.id,
    applyEmail: `jobs-${owner.id}@employer.example`,
    ...overrides,
  })
  const { applyEmail: email, organisationId } = job
  if (email && organisationId) await aConfirmedAddress(db, { organisationId, email })
  return job
}

/** An address that has confirmed receiving applications for this organisation's adverts. */
async function aConfirmedAddress(
  db: Db,
  { organisationId, email }: { organisationId: string; email: string },
) {
  const confirmedAt = new Date().toISOString()
  await db
    .insertInto('confirmedAddress')
    .values({ organisationId, email, emailKey: toEmailKey(email), confirmedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An applicant's form, except as the test says. */
export function anApplicationForm(
  jobId: string,
  overrides: Record<string, string | File> = {},
): Record<string, string | File> {
  return {
    jobId,
    fullName: 'Ada Obi',
    email: 'ada@example.com',
    phoneNumber: '+234 803 123 4567',
    coverLetter: 'Good morning,\n\nI have worked nights for six years.',
    portfolioLink: 'https://ada.example/work',
    yearsOfExperience: '6',
    country: 'Nigeria',
    date: '1 Jan 1999',
    uploadResume: new File([aPdf()], 'Ada Obi.pdf'),
    ...overrides,
  }
}

/** Sends a form as a browser does, with a unique IP address unless the test is about limits. */
export async function postApplication(
  app: FastifyInstance,
  cookies: Record<string, string>,
  form: Record<string, string | File>,
  { from = anIp(), headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) {
  const multipart = await asMultipart(form)
  return app.inject({
    method: 'POST',
    url: '/api/v1/apply',
    remoteAddress: from,
    cookies,
    payload: multipart.payload,
    headers: { ...multipart.headers, ...headers },
  })
}

/** An employer, an applicant and the application between them. */
export async function anApplication(
  server: Parts & { app: FastifyInstance },
  overrides: Record<string, string | File> = {},
) {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(server.db, employer.actor)
  const applicant = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant, jobId: job.id, overrides })
  return { employer, applicant, job, id, key: { jobId: job.id, id } }
}

/** Sends an application that is accepted; returns its id. */
export async function applyFor(
  { app, db }: Parts & { app: FastifyInstance },
  sent: { applicant: LoggedInPerson; jobId: string; overrides?: Record<string, string | File> },
): Promise<string> {
  const { applicant, jobId, overrides } = sent
  const form = anApplicationForm(jobId, overrides)
  const response = await postApplication(app, applicant.cookies, form)
  if (response.statusCode !== 201) throw new Error(`${response.statusCode}: ${response.body}`)
  const { id } = await db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', jobId)
    .where('applicantId', '=', applicant.actor.id)
    .executeTakeFirstOrThrow()
  return id
}

/** A form in the format that services read. */
export async function asSource(form: Record<string, string | File>) {
  const { payload, headers } = await asMultipart(form)
  return { contentType: headers['content-type'], body: Readable.from([payload]) }
}

/** An application to a poster who is not proved to be the employer. */
export async function anApplicationToUnproved(
  server: Parts & { app: FastifyInstance },
  {
    employerName = 'Wexmoor Hospitals NHS Trust',
    title = 'Staff nurse',
    overrides = {},
  }: { employerName?: string; title?: string; overrides?: Record<string, string | File> } = {},
) {
  const employer = await aLoggedInPerson(server)
  const organisationId = await insertOrganisation(server.db, employer.actor.id, employerName)
  const job = await aPostedJob(server.db, employer.actor, {
    organisationId,
    poster: 'unproved',
    employerName,
    title,
  })
  const applicant = await aLoggedInPerson(server)
  const id = await applyFor(server, { applicant, jobId: job.id, overrides })
  return { employer, applicant, job, id, organisationId, key: { jobId: job.id, id } }
}
