import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { APPLICATION_WORDS } from '#trade/flash/hiring-words.ts'
import { savePicture } from '#accounts/picture/picture.files.ts'
import { openDisk } from '#platform/files/disk.ts'
import { createFileStore } from '#platform/files/file-store.ts'
import { openClamd } from '#platform/files/scan/clamd.ts'
import { createScannedFiles } from '#platform/files/scan/scanned-files.ts'
import { newId } from '#platform/secrets/new-id.ts'
import {
  aLoggedInPerson,
  anApplication,
  anApplicationForm,
  aPostedJob,
  applyFor,
  postApplication,
} from '#tests/support/applications.ts'
import { openClamdDouble, VIRUS, type ClamdMood } from '#tests/support/clamd.ts'
import { aPdf } from '#tests/support/documents.ts'
import { aSeekerWithJobs, aSeveralForm, sendSeveral } from '#tests/support/several.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readZip } from '#tests/support/zip.ts'

const clamd = await openClamdDouble()
afterAll(() => clamd[Symbol.asyncDispose]())
const server = await openTestServer({ scanner: openClamd(clamd.url) })
const { app, db, services, files, dataDir } = server
const { scans } = services

const aVirus = (name = 'plan.pdf') => new File([`%PDF-1.7\n${VIRUS}\n%%EOF`], name)

async function whileIt<Result>(mood: ClamdMood, act: () => Promise<Result>): Promise<Result> {
  clamd.behave(mood)
  try {
    return await act()
  } finally {
    clamd.behave('looks')
  }
}

// The column rounds to milliseconds, up as well: a file due now would be due a moment after the next statement.
const JUST_NOW = sql<string>`now() - interval '1 second'`

const pausesEnd = () => db.updateTable('fileScan').set({ nextAt: JUST_NOW }).execute()

async function scanNow() {
  await pausesEnd()
  await scans.scanWaiting()
}

const waiting = async () =>
  (await db.selectFrom('fileScan').select('key').where('state', '=', 'waiting').execute()).length

/** A waiting file of a message, without the message. */
async function aWaitingFile(content = '%PDF-1.7\n%%EOF') {
  const key = `messages/${newId()}.pdf`
  await whileIt('fails', async () => {
    await using upload = await files.receive(Readable.from([content]), 100)
    await files.save(upload, key)
  })
  return key
}

/** A store of the same files with its own scanner. */
async function otherFiles(parts: Omit<Parameters<typeof createScannedFiles>[1], 'db'>) {
  const store = await createFileStore(openDisk(`${dataDir}/files`), `${dataDir}/arrivals`)
  return createScannedFiles(store, { db, ...parts })
}

const openCv = (id: string, cookies: Record<string, string>) =>
  app.inject({ url: `/api/v1/applications/${id}/resume`, cookies })

test.each<ClamdMood>(['fails', 'hangs up', 'finds it too large'])(
  'who applies while the scanner %s has applied, and reads that the CV is checked first',
  async (mood) => {
    const employer = await aLoggedInPerson(server)
    const job = await aPostedJob(db, employer.actor)
    const { cookies } = await aLoggedInPerson(server)

    const response = await whileIt(mood, () =>
      postApplication(app, cookies, anApplicationForm(job.id)),
    )

    expect([response.statusCode, response.body]).toEqual([201, APPLICATION_WORDS.sentFileWaits])
    const { id } = await db
      .selectFrom('application')
      .select('id')
      .where('jobId', '=', job.id)
      .executeTakeFirstOrThrow()
    expect((await openCv(id, employer.cookies)).statusCode).toBe(423)
    // Nor can its sender.
    expect((await openCv(id, cookies)).statusCode).toBe(423)
    await scanNow()
    expect((await openCv(id, employer.cookies)).statusCode).toBe(200)
  },
)

test('who applies for several jobs reads that the CV is checked first', async () => {
  const { seeker, jobs } = await aSeekerWithJobs(server, 2)
  const send = (wanted: typeof jobs) => sendSeveral(services, seeker, aSeveralForm(wanted))

  expect(await whileIt('fails', () => send(jobs.slice(0, 1)))).toMatchObject({
    isFileWaiting: true,
  })
  expect(await send(jobs.slice(1))).toMatchObject({ isFileWaiting: false })
})

test('of two files at once, the clean one is taken and the other is not', async () => {
  const [one, other] = [await aLoggedInPerson(server), await aLoggedInPerson(server)]
  const job = await aPostedJob(db, (await aLoggedInPerson(server)).actor)
  const apply = (who: typeof one, uploadResume: File) =>
    postApplication(app, who.cookies, anApplicationForm(job.id, { uploadResume }))

  const responses = await Promise.all([apply(one, aPdf()), apply(other, aVirus())])

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 422])
})

test('what was waiting when a process was killed is taken up by another', async () => {
  // Killed before its first attempt, and during one.
  const [first, second] = [await aWaitingFile(), await aWaitingFile(VIRUS)]
  await db.updateTable('fileScan').set({ attempts: 1 }).where('key', '=', second).execute()

  await scanNow()

  expect(await files.open(first)).not.toBeNull()
  await expect(files.open(second)).rejects.toMatchObject({ code: 'file_removed' })
})

test('a virus whose content was still there when a process was killed is deleted', async () => {
  const key = await aWaitingFile(VIRUS)
  await db.updateTable('fileScan').set({ state: 'infected' }).where('key', '=', key).execute()

  await scans.scanWaiting()

  await db.deleteFrom('fileScan').where('key', '=', key).execute()
  expect(await files.open(key)).toBeNull()
})

test('the pauses grow while it is away, and then everything that waits is scanned in one go', async () => {
  for (let i = 0; i < 12; i += 1) await aWaitingFile()
  const pauses = () =>
    db
      .selectFrom('fileScan')
      .select(sql<number>`round(extract(epoch from max(next_at) - now()))::int`.as('seconds'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
  await clamd.leave()
  const seen: number[] = []
  for (let i = 0; i < 4; i += 1) {
    await scanNow()
    seen.push((await pauses()).seconds)
  }
  expect(seen).toEqual([60, 60, 60, 120].map((seconds) => expect.closeTo(seconds, -1)))
  expect(await waiting()).toBe(12)

  await clamd.comeBack()
  await scanNow()
  expect(await waiting()).toBe(0)
})

test('two processes scan what waits once', async () => {
  for (let i = 0; i < 6; i += 1) await aWaitingFile()
  const before = clamd.seen.files
  await pausesEnd()

  await Promise.all([scans.scanWaiting(), scans.scanWaiting()])

  expect(await waiting()).toBe(0)
  expect(clamd.seen.files - before).toBe(6)
})

test('a file that nobody needs is swept away with its row', async () => {
  const key = await aWaitingFile()
  const lost = `messages/${newId()}.pdf`
  const nextAt = sql<string>`now()`
  await db.insertInto('fileScan').values({ key: lost, nextAt, state: 'infected' }).execute()

  await services.applications.talk.sweep(Date.now() + 2 * 86_400_000)

  const rows = await db
    .selectFrom('fileScan')
    .select('key')
    .where('key', 'in', [key, lost])
    .execute()
  expect(rows).toEqual([])
  expect(await files.open(key)).toBeNull()
})

test('CVs that wait and CVs that were removed are named in the zip and in one’s own data', async () => {
  const { employer, applicant, job } = await whileIt('fails', () =>
    anApplication(server, { fullName: 'Ada Obi' }),
  )
  const other = await aLoggedInPerson(server)
  const overrides = { fullName: 'Bo Sure', uploadResume: aVirus() }
  await whileIt('fails', () => applyFor(server, { applicant: other, jobId: job.id, overrides }))
  await db
    .updateTable('fileScan')
    .set({ nextAt: sql<string>`now() + interval '1 day'` })
    .execute()
  const virus = db.selectFrom('resume').select('fileKey').where('accountId', '=', other.actor.id)
  await db.updateTable('fileScan').set({ nextAt: JUST_NOW }).where('key', 'in', virus).execute()
  await scans.scanWaiting()
  const url = `/api/v1/post/${job.id}/resumes.zip`
  const zip = readZip((await app.inject({ url, cookies: employer.cookies })).rawPayload)

  expect([...zip.keys()]).toEqual([
    'Ada Obi – CV is being checked.txt',
    'Bo Sure – CV was removed.txt',
  ])
  expect(zip.get('Bo Sure – CV was removed.txt')?.toString()).toMatch(/a virus was found/)
  const content = await services.accounts.settings.exportData(applicant.actor)
  const own = readZip(Buffer.concat(await Array.fromAsync(content)))
  const [file] = [...own].filter(([name]) => name.startsWith('files/'))
  expect(file?.[0]).toMatch(/\.txt$/)
  expect(file?.[1].toString()).toMatch(/being checked/)
})

test('a CV with a virus cannot be sent from the list', async () => {
  const scene = await whileIt('fails', () =>
    anApplication(server, { saveResume: 'on', uploadResume: aVirus() }),
  )
  const { applicant } = scene
  await scanNow()
  const [stored] = await services.applications.resumes.list(applicant.actor)
  expect(stored?.scan).toBe('infected')
  const job = await aPostedJob(db, scene.employer.actor)
  const { uploadResume: _, ...form } = anApplicationForm(job.id)

  const response = await postApplication(app, applicant.cookies, {
    ...form,
    resumeId: stored?.id ?? '',
  })

  expect(response.statusCode).toBe(422)
  await services.applications.resumes.remove(applicant.actor, stored?.id ?? '')
  expect(await services.applications.resumes.list(applicant.actor)).toEqual([])
})

test('pictures, which we draw ourselves, are not held up', async () => {
  const before = clamd.seen.files
  const key = `${newId()}.webp`
  await whileIt('fails', () =>
    savePicture(files, key, [{ size: 96, bytes: Buffer.from('a face') }]),
  )
  expect(await files.open(`pictures/96/${key}`)).not.toBeNull()
  expect(clamd.seen.files).toBe(before)
})

test('what waits goes on waiting where there is no scanner any more', async () => {
  const key = await aWaitingFile()
  const log = { warn() {}, error() {} }
  const unscanned = await otherFiles({ scanner: null, log })
  await pausesEnd()

  await unscanned.scanWaiting(async () => {})

  await expect(unscanned.open(key)).rejects.toMatchObject({ code: 'file_waiting' })
})

test('the log names the reason or the virus, and nothing of anybody', async () => {
  const lines: unknown[] = []
  const log = {
    warn: (facts: object, message: string) => void lines.push({ ...facts, message }),
    error: (facts: object, message: string) => void lines.push({ ...facts, message }),
  }
  const logged = await otherFiles({ scanner: openClamd(clamd.url), log })
  const save = async (content: string) => {
    await using upload = await files.receive(Readable.from([content]), 100)
    await logged.save(upload, `messages/${newId()}.pdf`)
  }
  await expect(save(VIRUS)).rejects.toMatchObject({ code: 'virus_found' })
  await whileIt('finds it too large', () => save('x'))

  expect(lines).toEqual([
    { virus: 'Test.Virus', folder: 'messages', message: expect.any(String) },
    { reason: expect.stringMatching(/StreamMaxLength/), message: expect.any(String) },
  ])
})
