import { readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  aLoggedInPerson,
  anApplication,
  anApplicationToUnproved,
  applyFor,
} from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readZip } from '#tests/support/zip.ts'

const server = await openTestServer()
const { app, db, services, dataDir } = server

const urlOf = (jobId: string) => `/api/v1/post/${jobId}/resumes.zip`
const download = (jobId: string, cookies: Record<string, string>, query = '') =>
  app.inject({ url: `${urlOf(jobId)}${query}`, cookies })
const downloadTicked = (jobId: string, cookies: Record<string, string>, ids: string[]) =>
  app.inject({
    method: 'POST',
    url: urlOf(jobId),
    cookies,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(ids.map((id) => ['tick', `${id} new`])).toString(),
  })

const aCv = (words: string) => new File([`%PDF-1.7\n${words}\n%%EOF`], '../../evil.pdf')

test('the CVs of a job come as one file, each under the name of who sent it', async () => {
  const application = await anApplication(server, {
    fullName: '../../Amara Okafor',
    uploadResume: aCv('first'),
  })
  const { employer, job, id } = application
  for (const words of ['second', 'third']) {
    const overrides = { fullName: 'amara okafor', uploadResume: aCv(words) }
    await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id, overrides })
  }

  const response = await download(job.id, employer.cookies)

  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="?cvs-[\w-]+\.zip"?$/),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const files = readZip(response.rawPayload)
  const names = [...files.keys()]
  expect(names.map((name) => name.toLowerCase()).toSorted()).toEqual([
    'amara okafor (2) – cv.pdf',
    'amara okafor (3) – cv.pdf',
    'amara okafor – cv.pdf',
  ])
  const contents = [...files.values()].map((content) => content.toString().split('\n')[1])
  expect(contents.toSorted()).toEqual(['first', 'second', 'third'])

  const some = readZip((await downloadTicked(job.id, employer.cookies, [id])).rawPayload)
  expect([...some.values()].map((content) => content.toString())).toEqual([
    '%PDF-1.7\nfirst\n%%EOF',
  ])
})

test('a group or a search has its own CVs, and nobody ticked is told so', async () => {
  const { employer, job } = await anApplication(server, { fullName: 'Zadie Frost' })
  const overrides = { fullName: 'Bo Sure' }
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id, overrides })
  const namesIn = async (query: string) => [
    ...readZip((await download(job.id, employer.cookies, query)).rawPayload).keys(),
  ]

  expect(await namesIn('?q=zadie')).toEqual(['Zadie Frost – CV.pdf'])
  expect(await namesIn('?status=interview')).toEqual(['Not in this file.txt'])
  expect((await downloadTicked(job.id, employer.cookies, [])).statusCode).toBe(422)
})

test('a CV whose file is gone is named in the zip, and the others are there', async () => {
  const { employer, job, id } = await anApplication(server, { fullName: 'Ada Obi' })
  const overrides = { fullName: 'Bo Sure' }
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id, overrides })
  const lost = await db
    .selectFrom('application')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .select('resume.fileKey')
    .where('application.id', '=', id)
    .executeTakeFirstOrThrow()
  await server.files.delete(lost.fileKey)

  const files = readZip((await download(job.id, employer.cookies)).rawPayload)

  expect([...files.keys()]).toEqual(['Ada Obi – CV is missing.txt', 'Bo Sure – CV.pdf'])
})

test('CVs that are withheld are not in it, and it says so', async () => {
  const { employer, job } = await anApplicationToUnproved(server, {
    overrides: { fullName: 'Secret Surname' },
  })

  const files = readZip((await download(job.id, employer.cookies)).rawPayload)

  expect([...files.keys()]).toEqual(['Not in this file.txt'])
  expect(files.get('Not in this file.txt')?.toString()).toMatch(/^1 CV is not in here\. Prove/)
})

test('other people’s applicants are never in it, however the form is made', async () => {
  const { employer, job } = await anApplication(server)
  const other = await anApplication(server)

  const files = readZip((await downloadTicked(job.id, employer.cookies, [other.id])).rawPayload)
  expect([...files.keys()]).toEqual(['Not in this file.txt'])
  expect((await download(other.job.id, employer.cookies)).statusCode).toBe(404)
  expect((await download(job.id, {})).statusCode).toBe(401)
})

test('that CVs were downloaded stays in the history of the organisation', async () => {
  const { employer, job } = await anApplication(server)
  await download(job.id, employer.cookies)

  const events = await db
    .selectFrom('organisationEvent')
    .select(['action', 'actorId', 'detail'])
    .where('organisationId', '=', job.organisationId ?? '')
    .where('action', '=', 'resumes-downloaded')
    .execute()
  expect(events).toEqual([
    { action: 'resumes-downloaded', actorId: employer.actor.id, detail: `${job.id} 1` },
  ])
})

test('a download that is cancelled leaves no file open', async () => {
  const { employer, job } = await anApplication(server, {
    uploadResume: new File([`%PDF-1.7\n${'x'.repeat(2_000_000)}\n%%EOF`], 'long.pdf'),
  })
  const { content } = await services.applications.zipResumes(employer.actor, job.id, {})
  await new Promise((resolve) => content.once('readable', resolve))

  content.destroy()
  await new Promise((resolve) => content.once('close', resolve))

  const stored = path.join(dataDir, 'files/resumes')
  await expect.poll(() => openFilesIn(stored)).toEqual([])
})

/** This process’s open files below a folder; empty if the system does not say. */
function openFilesIn(folder: string): string[] {
  try {
    return readdirSync('/proc/self/fd', { encoding: 'utf8' })
      .map(targetOf)
      .filter((target) => target.startsWith(folder))
  } catch {
    return []
  }
}

function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return ''
  }
}
