import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Files } from '#platform/files/files.ts'
import { newId } from '#platform/secrets/new-id.ts'
import {
  anApplication,
  anApplicationForm,
  aLoggedInPerson,
  type LoggedInPerson,
} from './applications.ts'
import { aCaseDocument, aStartupRequest } from './admin.ts'
import { asMultipart } from './multipart.ts'
import { anIp, aPicture, aSignUp, PASSWORD } from './people.ts'
import { aPicture as aPhotograph } from './pictures.ts'
import { aFilledProfile } from './profiles.ts'
import { aPosting } from './postings.ts'

export type Scene = Awaited<ReturnType<typeof aScene>>
export type CallName = keyof typeof CALLS

interface Sent {
  params?: Record<string, string>
  /** The request body, in either form. */
  json?: object
  form?: Record<string, string | File>
  text?: string
  headers?: Record<string, string>
}

interface Circumstances {
  scene: Scene
  /** Null for a visitor who is not logged in. */
  who: LoggedInPerson | null
  /** The user id to add to the body. */
  userID?: string
  headers?: Record<string, string>
}

/** An employer with a job, an applicant with an application for it, and two people unrelated to it. */
export async function aScene(server: Parameters<typeof anApplication>[0] & { files: Files }) {
  const options = { saveResume: 'on' }
  const { employer, applicant, job, id: applicationId } = await anApplication(server, options)
  const messageId = await aMessageWithFile(server, applicationId)
  const fileId = await anArrivalFile(server, applicationId, applicant.actor)
  const storedId = await aFilledProfile(server, applicant.actor)
  const { email: companyEmail } = applicant.actor
  const startup = await aStartupRequest(server.db, { companyEmail })
  const { id: documentId } = await aCaseDocument(server, startup.id)
  const logo = (await aFile(server.files, `logos/${newId()}.webp`)).slice('logos/'.length)
  await server.db
    .updateTable('job')
    .set({ employerLogo: `logos/${logo}` })
    .where('id', '=', job.id)
    .execute()
  const picture = await aPicture(server.files)
  await server.db
    .updateTable('account')
    .set({ pictureKey: picture })
    .where('id', '=', employer.actor.id)
    .execute()
  const stranger = await aLoggedInPerson(server)
  const owner = await aLoggedInPerson(server, { isOwner: true })
  const people = { anonymous: null, stranger, applicant, employer, owner }
  return {
    people,
    job,
    applicationId,
    messageId,
    fileId,
    storedId,
    startup,
    documentId,
    logo,
    picture,
    email: employer.actor.email,
  }
}

async function aMessageWithFile(
  { db, files }: Pick<Parameters<typeof aScene>[0], 'db' | 'files'>,
  applicationId: string,
) {
  const id = newId()
  await db
    .insertInto('applicationMessage')
    .values({
      id,
      applicationId,
      side: 'applicant',
      body: 'Here it is.',
      fileKey: await aFile(files, `messages/${id}.pdf`),
      fileName: 'plan.pdf',
      fileSize: 1,
      sentAt: new Date().toISOString(),
    })
    .execute()
  return id
}

/** A private file of the applicant. */
async function anArrivalFile(
  { db, files }: Pick<Parameters<typeof aScene>[0], 'db' | 'files'>,
  applicationId: string,
  { id: accountId }: { id: string },
) {
  const id = newId()
  const file = { fileKey: await aFile(files, `arrivals/${id}.pdf`), name: 'visa.pdf', size: 1 }
  const owner = { applicationId, accountId, side: 'applicant', isShared: false } as const
  await db
    .insertInto('arrival')
    .values({ applicationId, answeredAt: new Date().toISOString(), circumstances: '{}' })
    .execute()
  await db
    .insertInto('arrivalFile')
    .values({ id, ...owner, ...file, step: 'offer' })
    .execute()
  return id
}

/** Every call, made by a person who knows the ids of the employer and the applicant. */
export const CALLS = {
  'GET /api/v1/jobs': () => ({}),
  'GET /api/v1/jobs/{id}': ({ job }) => ({ params: { id: job.id } }),
  'GET /api/v1/jobs/{id}/sponsorship': ({ job }) => ({ params: { id: job.id } }),
  'GET /api/v1/suggest/titles': () => ({}),
  'GET /api/v1/suggest/places': () => ({}),
  'GET /api/v1/suggest/sponsors': () => ({}),
  'GET /api/v1/suggest/occupations': () => ({}),
  'POST /api/v1/sponsorship/check': () => ({ json: aPosting() }),
  'POST /api/v1/real': () => ({ json: { text: 'Is this job real?' } }),
  'POST /api/v1/post/get': () => ({ json: {} }),
  'POST /api/v1/post/search': () => ({ json: { category: 'Nursing' } }),
  'POST /api/v1/post': () => ({ form: aPosting() }),
  'POST /api/v1/post/jobs': () => ({ json: {} }),
  'POST /api/v1/post/law': () => ({ json: {} }),
  'POST /api/v1/post/delete': ({ job }) => ({ json: { jobId: job.id } }),
  'GET /api/v1/post/{jobId}/applicants.csv': ({ job }) => ({ params: { jobId: job.id } }),
  'GET /api/v1/post/{jobId}/resumes.zip': ({ job }) => ({ params: { jobId: job.id } }),
  'POST /api/v1/post/{jobId}/resumes.zip': ({ job, applicationId }) => ({
    params: { jobId: job.id },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    text: `tick=${applicationId}+new`,
  }),
  'POST /api/v1/post/{jobId}/moves': ({ job, applicationId }) => ({
    params: { jobId: job.id },
    json: { people: [{ id: applicationId, from: 'new' }], status: 'shortlisted' },
  }),
  'POST /api/v1/apply': ({ job }) => ({ form: anApplicationForm(job.id) }),
  'POST /api/v1/apply/jobs': () => ({ json: {} }),
  'GET /api/v1/applications/{id}/resume/pages/{page}': ({ applicationId }) => ({
    params: { id: applicationId, page: '0' },
  }),
  'GET /api/v1/applications/{id}/resume': ({ applicationId }) => ({
    params: { id: applicationId },
  }),
  'GET /api/v1/applications/{id}/evidence': ({ applicationId }) => ({
    params: { id: applicationId },
  }),
  'GET /api/v1/applications/{id}/messages/new': ({ applicationId }) => ({
    params: { id: applicationId },
  }),
  'POST /api/v1/applications/{id}/presence': ({ applicationId }) => ({
    params: { id: applicationId },
  }),
  'GET /api/v1/applications/{id}/messages/{messageId}/file': ({ applicationId, messageId }) => ({
    params: { id: applicationId, messageId },
  }),
  'GET /api/v1/applications/{id}/arrival/files/{fileId}': ({ applicationId, fileId }) => ({
    params: { id: applicationId, fileId },
  }),
  'GET /api/v1/resumes/{id}': ({ storedId }) => ({ params: { id: storedId } }),
  'GET /api/v1/profile/cv.pdf': () => ({}),
  'GET /api/v1/profile/resume.json': () => ({}),
  'PUT /api/v1/drafts/{kind}/{subject}': ({ job }) => ({
    params: { kind: 'post', subject: job.id },
    json: { jobTitle: 'Night nurse' },
  }),
  'PATCH /api/v1/drafts/{kind}/{subject}': ({ job }) => ({
    params: { kind: 'post', subject: job.id },
    json: { jobTitle: 'Night nurse' },
  }),
  'PUT /api/v1/saved/{id}': ({ job }) => ({ params: { id: job.id } }),
  'DELETE /api/v1/saved/{id}': ({ job }) => ({ params: { id: job.id } }),
  'GET /api/v1/user/private_data': () => ({}),
  'POST /api/v1/user': ({ email }) => ({ json: { email, password: PASSWORD } }),
  'POST /api/v1/user/signup': () => ({ form: aSignUp() }),
  'GET /api/v1/user/logout': () => ({ headers: { 'sec-fetch-site': 'same-origin' } }),
  'POST /api/v1/email_verification': ({ email }) => ({ json: { email } }),
  'POST /api/v1/forgot_password': ({ email }) => ({ json: { email } }),
  'POST /api/v1/forgot_password/reset': ({ email }) => ({
    json: { email, otp: '0000', newPassword: 'A-New-Harbour-55' },
  }),
  'POST /api/v1/upload/profile': aPictureForm,
  'POST /api/v1/user/profilePicUpdate': aPictureForm,
  'POST /api/v1/startup': () => ({
    form: { companyName: 'Saltmarsh', companyEmail: 'founder@saltmarsh.example', desc: 'How?' },
  }),
  'GET /api/v1/startup/cases/{reference}/documents/{id}': ({ startup, documentId }) => ({
    params: { reference: startup.reference, id: documentId },
  }),
  'POST /send-email': () => ({ json: { email: 'ada@example.com', message: 'Is it open?' } }),
  'POST /mcp': () => ({ json: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
  'GET /mcp': () => ({}),
  'DELETE /mcp': () => ({}),
  'GET /api/v1/openapi.json': () => ({}),
  'GET /pictures/{key}': ({ picture }) => ({ params: { key: picture } }),
  'GET /logos/{name}': ({ logo }) => ({ params: { name: logo } }),
  'GET /setting/data': () => ({}),
  'GET /startup/case/open': () => ({}),
  'GET /desk/startups/{id}/documents/{documentId}': ({ startup, documentId }) => ({
    params: { id: startup.id, documentId },
  }),
  'GET /desk/log.csv': () => ({}),
  'GET /desk/reports/{id}/picture': ({ job }) => ({ params: { id: job.id } }),
  'GET /dashboard/jobs.csv': () => ({}),
  'GET /organisations/{id}/figures.csv': ({ job }) => ({
    params: { id: job.organisationId ?? '' },
  }),
  'GET /organisations/{id}/history.csv': ({ job }) => ({
    params: { id: job.organisationId ?? '' },
  }),
  'GET /api/partner/v1/jobs': () => ({}),
  'POST /api/partner/v1/jobs': () => ({ json: aPosting() }),
  'GET /api/partner/v1/jobs/{id}': ({ job }) => ({ params: { id: job.id } }),
  'PUT /api/partner/v1/jobs/{id}': ({ job }) => ({ params: { id: job.id }, json: aPosting() }),
  'POST /api/partner/v1/jobs/{id}/close': ({ job }) => ({ params: { id: job.id }, json: {} }),
  'GET /jobs/{id}/seen.gif': ({ job }) => ({ params: { id: job.id } }),
  'GET /healthz': () => ({}),
  'GET /readyz': () => ({}),
} satisfies Record<string, (scene: Scene) => Sent | Promise<Sent>>

/** Makes a call as that person, with a unique IP address. */
export async function makeCall(
  app: FastifyInstance,
  name: CallName,
  { scene, who, userID, headers }: Circumstances,
) {
  const sent: Sent = await CALLS[name](scene)
  const { params = {}, json, form, text } = sent
  const [method, path = ''] = name.split(' ') as [
    'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    string,
  ]
  const claim: Record<string, string> = userID === undefined ? {} : { userID }
  const body = form ? await asMultipart({ ...form, ...claim }) : null
  const payload = body?.payload ?? text ?? (json && { ...json, ...claim })
  return app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_, param: string) => params[param] ?? ''),
    remoteAddress: anIp(),
    cookies: who?.cookies ?? {},
    headers: { ...body?.headers, ...sent.headers, ...headers },
    ...(payload && { payload }),
  })
}

async function aPictureForm() {
  return { form: { profilePicture: await aPhotograph() } }
}

async function aFile(files: Files, key: string) {
  await using upload = await files.receive(Readable.from(['%PDF-1.7']), 100)
  await files.save(upload, key)
  return key
}
