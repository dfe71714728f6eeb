import { utimesSync, writeFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { documentOf } from '#hiring/profile/pdf/profile-document.ts'
import { drawInThread } from '#hiring/profile/pdf/draw-in-thread.ts'
import { EMPTY_PROFILE } from '#hiring/profile/profile.schema.ts'
import { openPlainSession } from '#tests/support/second-step.ts'
import {
  anApplication,
  anApplicationToUnproved,
  applyFor,
  aPostedJob,
  aLoggedInPerson,
} from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { isResumeWaiting } from './resumes.queries.ts'

const server = await openTestServer()
const { app, db, services, dataDir } = server
const { resumes } = services.applications

const download = (id: string, cookies: Record<string, string>) =>
  app.inject({ url: `/api/v1/applications/${id}/resume`, cookies })

const stored = () => readdirSync(path.join(dataDir, 'files/resumes'))

test('a CV is always downloaded, never displayed', async () => {
  const uploadResume = new File(['%PDF-1.7\n<script>alert(1)</script>\n%%EOF'], '../Ọbi x.html')
  const { employer, applicant, id } = await anApplication(server, { uploadResume })

  for (const { cookies } of [employer, applicant]) {
    const response = await download(id, cookies)

    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="?bi x.pdf"; filename*=UTF-8''%E1%BB%8Cbi%20x.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(response.body).toContain('<script>')
  }
})

test('others cannot download a CV', async () => {
  const { id } = await anApplication(server)
  const stranger = await aLoggedInPerson(server)

  expect((await download(id, {})).statusCode).toBe(401)
  expect((await download(id, stranger.cookies)).statusCode).toBe(404)
  expect((await download('nothing', stranger.cookies)).statusCode).toBe(404)
})

test('unused CVs are deleted, except those on a list and those of applications', async () => {
  const { employer, applicant } = await anApplication(server)
  const second = await aPostedJob(db, employer.actor)
  const overrides = { saveResume: 'on' }
  await applyFor(server, { applicant, jobId: second.id, overrides })
  const keys = await db
    .selectFrom('resume')
    .select(['fileKey', 'id'])
    .where('accountId', '=', applicant.actor.id)
    .orderBy('createdAt')
    .execute()
  const isStored = () => keys.map(({ fileKey }) => stored().includes(path.basename(fileKey)))

  await resumes.sweep()
  expect(isStored()).toEqual([true, true])

  // Both applications are deleted with their jobs; the CV on the list can still be sent.
  await db.deleteFrom('application').where('applicantId', '=', applicant.actor.id).execute()
  await resumes.sweep()

  expect(isStored()).toEqual([false, true])
})

test('a file without a row is deleted a day later, not before', async () => {
  await anApplication(server)
  const folder = path.join(dataDir, 'files/resumes')
  const yesterday = Date.now() / 1000 - 25 * 3600
  const known = stored()
  for (const name of known) utimesSync(path.join(folder, name), yesterday, yesterday)
  writeFileSync(path.join(folder, 'left.pdf'), 'x')
  utimesSync(path.join(folder, 'left.pdf'), yesterday, yesterday)
  writeFileSync(path.join(folder, 'arriving.pdf'), 'x')

  await resumes.sweep()

  expect(stored().toSorted()).toEqual([...known, 'arriving.pdf'].toSorted())
})

const page = (id: string, cookies: Record<string, string>, number = 0) =>
  app.inject({ url: `/api/v1/applications/${id}/resume/pages/${number}`, cookies })

test('a page of a CV is a picture of our own drawing, for its two readers only', async () => {
  const pdf = await drawInThread('me', documentOf(EMPTY_PROFILE, { name: 'Ada Obi', contact: [] }))
  const uploadResume = new File([new Uint8Array(pdf)], 'cv.pdf')
  const { employer, applicant, id } = await anApplication(server, { uploadResume })
  const stranger = await aLoggedInPerson(server)

  for (const { cookies, actor } of [employer, applicant]) {
    const response = await page(id, cookies)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(response.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect((await resumes.preview(actor, id))?.text).toContain('Ada Obi')
  }
  expect((await page(id, stranger.cookies)).statusCode).toBe(404)
  expect((await page(id, {})).statusCode).toBe(401)
  expect((await page(id, employer.cookies, 5)).statusCode).toBe(404)
  expect((await page(id, employer.cookies, 1e9)).statusCode).toBe(422)
  const { cookies } = await openPlainSession(services, employer.actor)
  expect((await page(id, cookies)).statusCode).toBe(403)
})

test('a CV that is withheld has no preview and no pages', async () => {
  const { employer, id } = await anApplicationToUnproved(server)
  expect(await resumes.preview(employer.actor, id)).toBeNull()
  expect((await page(id, employer.cookies)).statusCode).toBe(404)
})

test('a CV waits until it has been scanned', async () => {
  const { id } = await anApplication(server)
  const { fileKey: key } = await db
    .selectFrom('application')
    .innerJoin('resume', 'resume.id', 'application.resumeId')
    .select('resume.fileKey')
    .where('application.id', '=', id)
    .executeTakeFirstOrThrow()
  const waits = async (state: 'waiting' | 'infected') => {
    await db
      .insertInto('fileScan')
      .values({ key, state, nextAt: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ state }))
      .execute()
    return isResumeWaiting(db, id)
  }
  expect([await waits('waiting'), await waits('infected')]).toEqual([true, false])
})
