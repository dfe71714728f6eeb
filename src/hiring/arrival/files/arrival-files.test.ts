import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ARRIVAL_FILE_PROBLEMS, ARRIVAL_FILES } from '#hiring/arrival/arrival-files.schema.ts'
import { DOCUMENT_PROBLEMS } from '#platform/files/documents/document-rules.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { endProof } from '#tests/support/organisations.ts'
import { aLoggedInPerson, asSource } from '#tests/support/applications.ts'
import { aPdf, aProgram, aSpreadsheet } from '#tests/support/documents.ts'
import { anAcceptedOffer } from '#tests/support/offers.ts'
import { anIp, aVisitor } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { isRepeat } from './arrival-files.queries.ts'

const server = await openTestServer()
const { app, db, services } = server
const { arrival } = services

const notFound = { code: 'not_found' }
type Scene = Awaited<ReturnType<typeof anAcceptedOffer>>
type Side = 'applicant' | 'employer'

async function upload(
  { applicant, employer, id, key }: Scene,
  side: Side,
  fields: Record<string, string | File> = {},
) {
  const actor = side === 'applicant' ? applicant.actor : employer.actor
  const source = await asSource({ step: 'offer', file: aPdf(), ...fields })
  await using form = await arrival.files.receive(actor, source)
  return await arrival.files.add(actor, side === 'applicant' ? { id } : key, form)
}

async function filesFor({ applicant, employer, id, key }: Scene, side: Side) {
  const track = await (side === 'applicant'
    ? arrival.find(applicant.actor, { id })
    : arrival.find(employer.actor, key))
  return track.steps.flatMap(({ files }) => files)
}

async function urlOf(scene: Scene, at = 0) {
  const file = (await filesFor(scene, 'applicant'))[at]
  return `/api/v1/applications/${scene.id}/arrival/files/${file?.id}`
}

const open = (url: string, cookies: Record<string, string>) =>
  app.inject({ url, cookies, remoteAddress: anIp() })

const storedCount = async () =>
  (
    await Array.fromAsync(
      server.files.listOlderThan('arrivals', new Date(Date.now() + 2 * 86_400_000)),
    )
  ).flat().length

test('what an applicant uploads is theirs alone unless they share it', async () => {
  const scene = await anAcceptedOffer(server)
  await upload(scene, 'applicant', { file: new File([aPdf()], 'my results.pdf') })
  await upload(scene, 'applicant', { file: new File([aPdf()], 'signed.pdf'), visibility: 'both' })
  await upload(scene, 'employer', { file: new File([aPdf()], 'contract.pdf') })

  const own = await filesFor(scene, 'applicant')
  expect(own.map(({ name, isShared, isOwn }) => [name, isShared, isOwn])).toEqual([
    ['my results.pdf', false, true],
    ['signed.pdf', true, true],
    ['contract.pdf', true, false],
  ])
  const employers = await filesFor(scene, 'employer')
  expect(employers.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['signed.pdf', false],
    ['contract.pdf', true],
  ])
  const { history } = await arrival.find(scene.employer.actor, scene.key)
  expect(history.map(({ words }) => words)).toEqual([
    'Added a file for both sides: Offer in writing',
    'Added a file for both sides: Offer in writing',
    'Accepted the offer',
  ])
})

test('a file comes as a download, to those who may see it', async () => {
  const scene = await anAcceptedOffer(server)
  await upload(scene, 'applicant', { file: new File([aPdf()], '../../mine\u202efdp.exe') })
  await upload(scene, 'employer', {})
  const [mine, theirs] = [await urlOf(scene, 0), await urlOf(scene, 1)]
  const other = await anAcceptedOffer(server)
  const stranger = await aLoggedInPerson(server)

  const { statusCode, headers, body } = await open(mine, scene.applicant.cookies)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^%PDF/)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename=minefdp.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await open(mine, scene.employer.cookies)).statusCode).toBe(404)
  for (const { cookies } of [scene.applicant, scene.employer])
    expect((await open(theirs, cookies)).statusCode).toBe(200)
  for (const { cookies } of [stranger, other.employer, other.applicant])
    expect((await open(theirs, cookies)).statusCode).toBe(404)
  const underTheirs = theirs.replace(scene.id, other.id)
  expect((await open(underTheirs, other.applicant.cookies)).statusCode).toBe(404)
  expect((await open(theirs, {})).statusCode).toBe(401)
})

test('an admin of the site opens nothing', async () => {
  const scene = await anAcceptedOffer(server)
  await upload(scene, 'applicant', { visibility: 'both' })
  const admin = await aLoggedInPerson(server, { isOwner: true })
  expect((await open(await urlOf(scene), admin.cookies)).statusCode).toBe(404)
})

test('members who only read open shared files, with the second step, and upload none', async () => {
  const scene = await anAcceptedOffer(server)
  await upload(scene, 'applicant', { visibility: 'both' })
  const reader = await aLoggedInPerson(server)
  const organisationId = scene.job.organisationId ?? ''
  const member = { organisationId, accountId: reader.actor.id, role: 'reader' as const }
  await db.insertInto('organisationMember').values(member).execute()
  expect((await open(await urlOf(scene), reader.cookies)).statusCode).toBe(200)
  await expect(upload({ ...scene, employer: reader }, 'employer')).rejects.toMatchObject(notFound)
  const [file] = await filesFor(scene, 'applicant')
  const plain = { ...scene.employer.actor, secondFactorAt: null }
  const id = { id: scene.id, fileId: file?.id ?? '' }
  await expect(arrival.files.open(plain, id)).rejects.toMatchObject({
    code: 'second_step_needed',
  })
})

test.each([
  ['a program', aProgram(), DOCUMENT_PROBLEMS.type],
  ['a spreadsheet', aSpreadsheet(), DOCUMENT_PROBLEMS.type],
  ['an empty file', new File([], 'plan.pdf'), DOCUMENT_PROBLEMS.empty],
])('%s by the name of a document is not taken', async (_, file, message) => {
  const scene = await anAcceptedOffer(server)
  const before = await storedCount()
  const renamed = new File([file], 'plan.pdf')
  await expect(upload(scene, 'applicant', { file: renamed })).rejects.toMatchObject({
    problems: [{ field: 'file', message }],
  })
  expect(await filesFor(scene, 'applicant')).toEqual([])
  expect(await storedCount()).toBe(before)
})

test('a file that is too large is not read to its end', async () => {
  const scene = await anAcceptedOffer(server)
  const chunk = Buffer.alloc(1024 * 1024)
  let sent = 0
  async function* body() {
    yield Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="step"\r\n\r\noffer\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
    )
    for (; sent < 1024; sent += 1) yield chunk
  }
  const source = { contentType: 'multipart/form-data; boundary=x', body: Readable.from(body()) }
  await using form = await arrival.files.receive(scene.applicant.actor, source)
  expect(sent).toBeLessThan(100)
  await expect(
    arrival.files.add(scene.applicant.actor, { id: scene.id }, form),
  ).rejects.toMatchObject({ problems: [{ message: DOCUMENT_PROBLEMS.size }] })
})

test('without a file, a step or an honest name nothing is stored', async () => {
  const scene = await anAcceptedOffer(server)
  const source = await asSource({ step: 'offer' })
  await using form = await arrival.files.receive(scene.applicant.actor, source)
  await expect(
    arrival.files.add(scene.applicant.actor, { id: scene.id }, form),
  ).rejects.toMatchObject({ problems: [{ message: ARRIVAL_FILE_PROBLEMS.missing }] })
  await expect(upload(scene, 'applicant', { step: 'no-such-step' })).rejects.toMatchObject(notFound)
  await expect(upload(scene, 'applicant', { visibility: 'all' })).rejects.toMatchObject({
    problems: [{ field: 'visibility' }],
  })
  const name = 'Please transfer £2,900 to IBAN GB29 NWBK 6016 1331 9268 19.pdf'
  const file = new File([aPdf()], name)
  await expect(upload(scene, 'employer', { file })).rejects.toMatchObject({
    problems: [{ field: 'file' }],
  })
  // Evidence of a demand may be named accordingly.
  await upload(scene, 'applicant', { file })
})

test('files stop at twenty, and at fifty megabytes, for each side', async () => {
  const scene = await anAcceptedOffer(server)
  for (let count = 0; count < ARRIVAL_FILES.count - 1; count += 1) await upload(scene, 'applicant')
  // Two at once, with room for one.
  const last = await Promise.allSettled([upload(scene, 'applicant'), upload(scene, 'applicant')])
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(upload(scene, 'applicant')).rejects.toMatchObject({
    problems: [{ field: 'file', message: ARRIVAL_FILE_PROBLEMS.count }],
  })
  await upload(scene, 'employer')
  await db.updateTable('arrivalFile').set({ size: ARRIVAL_FILES.bytes }).execute()
  await expect(upload(scene, 'employer')).rejects.toMatchObject({
    problems: [{ field: 'file', message: ARRIVAL_FILE_PROBLEMS.bytes }],
  })
})

test('the same form sent twice at once stores one file', async () => {
  const scene = await anAcceptedOffer(server)
  const before = await storedCount()
  const formId = newId()
  await Promise.all([
    upload(scene, 'applicant', { formId }),
    upload(scene, 'applicant', { formId }),
  ])
  expect(await filesFor(scene, 'applicant')).toHaveLength(1)
  expect(await storedCount()).toBe(before + 1)
})

test('nothing is shown to an employer that is not proved, or that somebody looks at', async () => {
  const scene = await anAcceptedOffer(server)
  await upload(scene, 'applicant', { visibility: 'both' })
  const refusal = { problems: [{ field: 'visibility', message: ARRIVAL_FILE_PROBLEMS.shared }] }
  const who = { actor: scene.applicant.actor, visitor: aVisitor() }
  await arrival.reportPayment(who, scene.id, { cost: 'certificate-fee', words: '' })
  await expect(upload(scene, 'applicant', { visibility: 'both' })).rejects.toMatchObject(refusal)
  await expect(upload(scene, 'employer')).rejects.toMatchObject({ code: 'arrival_paused' })
  await upload(scene, 'applicant')

  const unproved = await anAcceptedOffer(server)
  await upload(unproved, 'applicant', { visibility: 'both' })
  const url = await urlOf(unproved)
  await endProof(db, unproved.job.organisationId)
  expect(await filesFor(unproved, 'employer')).toEqual([])
  expect((await open(url, unproved.employer.cookies)).statusCode).toBe(404)
  await expect(upload(unproved, 'employer')).rejects.toMatchObject(notFound)
  await expect(upload(unproved, 'applicant', { visibility: 'both' })).rejects.toMatchObject(refusal)
})

test('who uploaded a file deletes it, once, also after the way has stopped', async () => {
  const scene = await anAcceptedOffer(server)
  await upload(scene, 'applicant', { visibility: 'both' })
  await upload(scene, 'employer')
  const [mine, theirs] = (await filesFor(scene, 'applicant')).map((file) => file.id)
  const { applicant, employer, id, key } = scene
  const other = await anAcceptedOffer(server)
  const before = await storedCount()
  for (const attempt of [
    () => arrival.files.remove(applicant.actor, { id }, theirs ?? ''),
    () => arrival.files.remove(employer.actor, key, mine ?? ''),
    () => arrival.files.remove(other.applicant.actor, { id: other.id }, mine ?? ''),
    () => arrival.files.remove(other.applicant.actor, { id }, mine ?? ''),
  ])
    await expect(attempt()).rejects.toMatchObject(notFound)
  expect(await storedCount()).toBe(before)

  await services.applications.own.withdraw(applicant.actor, id)
  const twice = await Promise.allSettled([
    arrival.files.remove(applicant.actor, { id }, mine ?? ''),
    arrival.files.remove(applicant.actor, { id }, mine ?? ''),
  ])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await filesFor(scene, 'employer')).map((file) => file.id)).toEqual([theirs])
  expect(await storedCount()).toBe(before - 1)
  const { history } = await arrival.find(employer.actor, key)
  expect(history[0]?.words).toBe('Deleted a file: Offer in writing')
})

test('files without a row are swept away after a day', async () => {
  const scene = await anAcceptedOffer(server)
  await upload(scene, 'applicant')
  await upload(scene, 'employer')
  const [, kept] = await filesFor(scene, 'applicant')
  await db.deleteFrom('arrivalFile').where('side', '=', 'applicant').execute()
  const before = await storedCount()
  await arrival.files.sweep()
  expect(await storedCount()).toBe(before)
  await arrival.files.sweep(Date.now() + 2 * 86_400_000)
  expect(await storedCount()).toBeLessThan(before)
  const url = `/api/v1/applications/${scene.id}/arrival/files/${kept?.id}`
  expect((await open(url, scene.employer.cookies)).statusCode).toBe(200)
})

test('a form repeats an upload of its own account, applicant and step alone', async () => {
  const scene = await anAcceptedOffer(server)
  const formId = newId()
  await upload(scene, 'applicant', { formId })
  const row = await db
    .selectFrom('arrivalFile')
    .selectAll()
    .where('applicationId', '=', scene.id)
    .executeTakeFirstOrThrow()
  const { name, size, fileKey: key, ...rest } = row
  const repeats = (other: Partial<typeof rest>) =>
    isRepeat(db, {
      ...rest,
      accountId: scene.applicant.actor.id,
      ...other,
      file: { name, size, key },
    } as never)

  expect(await repeats({})).toBe(true)
  expect(await repeats({ accountId: scene.employer.actor.id })).toBe(false)
  expect(await repeats({ applicationId: newId() })).toBe(false)
  expect(await repeats({ step: 'visa' })).toBe(false)
  expect(await repeats({ formId: newId() })).toBe(false)
})
