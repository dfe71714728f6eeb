import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { openClamd } from '#platform/files/scan/clamd.ts'
import { openClamdDouble, VIRUS } from '#tests/support/clamd.ts'
import { aPdf } from '#tests/support/documents.ts'
import { FILE_PLACES, type FilePlace } from '#tests/support/sent-files.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const clamd = await openClamdDouble()
afterAll(() => clamd[Symbol.asyncDispose]())
const server = await openTestServer({ scanner: openClamd(clamd.url) })
const { app, db, services, mailbox, dataDir } = server
const { scans } = services

const REFUSAL = new DomainError('virus_found').message
const places = Object.entries(FILE_PLACES).map(([name, open]) => ({ name, open }))

const aVirus = () => new File([`%PDF-1.7\n${VIRUS}\n%%EOF`], 'plan.pdf')

async function download(place: FilePlace) {
  const { url, cookies } = await place.find()
  return app.inject({ url, cookies })
}

/** Sends a file while the scanner’s port does not answer. */
async function sendWhileAway(place: FilePlace, file: File) {
  await clamd.leave()
  try {
    await place.send(file)
  } finally {
    await clamd.comeBack()
  }
}

/** Ends the pauses between attempts. */
async function pausesEnd() {
  await db
    .updateTable('fileScan')
    // The column rounds to milliseconds, up as well.
    .set({ nextAt: sql<string>`now() - interval '1 second'` })
    .execute()
}

async function scanNow() {
  await pausesEnd()
  await scans.scanWaiting()
}

/** Runs the tasks about removed files twice; the second run must send nothing. */
async function tellTwice() {
  for (let i = 0; i < 2; i += 1) {
    for (const { key } of await db.selectFrom('fileScan').select('key').execute())
      await scans.notifySender({ key })
    for (const { id } of await db.selectFrom('outboxMail').select('id').execute())
      await services.outbox.deliver(id)
  }
}

function storedFiles() {
  const folder = path.join(dataDir, 'files')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => statSync(path.join(folder, name)).isFile())
}

test.each(places)('$name is there at once when it is clean', async ({ open }) => {
  const place = await open(server)
  await place.send(aPdf())

  const { statusCode, body } = await download(place)
  expect([statusCode, body.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await place.find()).scan).toBeNull()
})

test.each(places)(
  '$name is refused when it has a virus, and nothing is stored',
  async ({ open }) => {
    const place = await open(server)
    const before = storedFiles()

    await expect(place.send(aVirus())).rejects.toThrow(REFUSAL)

    expect(storedFiles()).toEqual(before)
    expect(readdirSync(path.join(dataDir, 'arrivals'))).toEqual([])
    // Nothing was written for it, and another file is accepted.
    await place.send(aPdf())
    expect((await download(place)).statusCode).toBe(200)
  },
)

test.each(places)('$name waits while nobody can scan it, and comes by itself', async ({ open }) => {
  const place = await open(server)
  await sendWhileAway(place, aPdf())

  expect((await place.find()).scan).toBe('waiting')
  const refused = await download(place)
  expect(refused.statusCode).toBe(423)
  expect(refused.body).toBe(new DomainError('file_waiting').message)

  // Not before its pause is over.
  await scans.scanWaiting()
  expect((await place.find()).scan).toBe('waiting')
  await scanNow()
  expect((await place.find()).scan).toBeNull()
  expect((await download(place)).statusCode).toBe(200)
})

test.each(places)(
  '$name is removed if a virus is found later, and its sender told once',
  async ({ open }) => {
    const place = await open(server)
    const before = storedFiles()
    const removals = async () =>
      (await mailbox.list()).filter(
        ({ to, subject }) => to === place.sender && /removed a (?:file|document)/.test(subject),
      )
    const told = (await removals()).length
    await sendWhileAway(place, aVirus())
    await Promise.all([scanNow(), scanNow()])
    await tellTwice()

    expect((await place.find()).scan).toBe('infected')
    expect((await download(place)).statusCode).toBe(410)
    expect(storedFiles()).toEqual(before)
    const mails = await removals()
    expect(mails).toHaveLength(told + 1)
    expect(mails[0]?.text).toMatch(/found a virus/)
  },
)
