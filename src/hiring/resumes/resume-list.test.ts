import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import {
  anApplicationForm,
  aLoggedInPerson,
  anApplication,
  asSource,
} from '#tests/support/applications.ts'
import { aDocx, aPdf, aProgram, aSpreadsheet, zip } from '#tests/support/documents.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, services } = server
const { resumes } = services.applications

type Actor = Parameters<typeof resumes.list>[0]

async function add(actor: Actor, file: File, label = '') {
  const source = await asSource({ label, uploadResume: file })
  await using form = await resumes.receive(actor, source)
  await resumes.add(actor, form)
}

const labels = async (actor: Actor) => (await resumes.list(actor)).map(({ label }) => label)

test('CVs are added under a name, renamed, downloaded and deleted', async () => {
  const { actor, cookies } = await aLoggedInPerson(server)
  await add(actor, new File([aPdf()], '../Care <b>.pdf'))
  await add(actor, aDocx(), 'Ward\u202E jobs')
  expect((await labels(actor)).toSorted()).toEqual(['Care b', 'Ward jobs'])

  const [first] = await resumes.list(actor)
  const download = () => app.inject({ url: `/api/v1/resumes/${first?.id}`, cookies })
  expect((await download()).headers['content-disposition']).toMatch(/^attachment/)

  await resumes.rename(actor, first?.id ?? '', 'New name')
  expect(await labels(actor)).toContain('New name')
  await resumes.remove(actor, first?.id ?? '')
  expect(await labels(actor)).toHaveLength(1)
  expect((await download()).statusCode).toBe(404)
})

test('an application keeps its CV when that is deleted from the list', async () => {
  const { applicant, id, employer } = await anApplication(server, { saveResume: 'on' })
  const [stored] = await resumes.list(applicant.actor)

  await resumes.remove(applicant.actor, stored?.id ?? '')
  await resumes.sweep()

  expect(await resumes.list(applicant.actor)).toEqual([])
  for (const { actor } of [applicant, employer]) {
    const { name, content } = await resumes.open(actor, id)
    content.destroy()
    expect(name).toBe('Ada Obi.pdf')
  }
})

test('nobody downloads, renames or deletes a CV of somebody else’s list', async () => {
  const { applicant, employer } = await anApplication(server, { saveResume: 'on' })
  const [stored] = await resumes.list(applicant.actor)
  const id = stored?.id ?? ''

  // Nor can the employer who may read it with the application.
  for (const { actor } of [await aLoggedInPerson(server), employer]) {
    const notFound = { code: 'not_found' }
    await expect(resumes.openStored(actor, id)).rejects.toMatchObject(notFound)
    await expect(resumes.rename(actor, id, 'Mine')).rejects.toMatchObject(notFound)
    await expect(resumes.remove(actor, id)).rejects.toMatchObject(notFound)
    await expect(resumes.remove(actor, 'a\u0000b')).rejects.toMatchObject(notFound)
  }
  expect(await labels(applicant.actor)).toEqual(['Ada Obi'])
})

test('a list has room for five, also when several arrive at once', async () => {
  const { actor } = await aLoggedInPerson(server)
  for (let count = 0; count < 4; count += 1) await add(actor, aPdf(), `CV ${count}`)

  const results = await Promise.allSettled([1, 2, 3].map(() => add(actor, aPdf(), 'More')))

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await labels(actor)).toHaveLength(5)
  await expect(add(actor, aPdf())).rejects.toMatchObject({
    problems: [{ field: 'uploadResume', message: expect.stringMatching(/room for 5/) }],
  })
})

test.each([
  ['a program', aProgram(), /PDF or Word/],
  ['a spreadsheet', aSpreadsheet(), /PDF or Word/],
  ['an empty file', new File([], 'cv.pdf'), /empty/],
  // An entry that claims to unpack to gigabytes; nothing unpacks it.
  [
    'an archive that swells',
    new File(
      [zip('[Content_Types].xml', '', { packed: Buffer.alloc(500), claims: 4_000_000_000 })],
      'cv.docx',
    ),
    /PDF or Word/,
  ],
])('%s is not added, whatever it is called', async (_, file, message) => {
  const { actor } = await aLoggedInPerson(server)

  await expect(add(actor, file)).rejects.toMatchObject({
    problems: [{ field: 'uploadResume', message: expect.stringMatching(message) }],
  })
  expect(await labels(actor)).toEqual([])
})

test('a name that is too long is rejected with its file', async () => {
  const { actor } = await aLoggedInPerson(server)

  await expect(add(actor, aPdf(), 'x'.repeat(81))).rejects.toMatchObject({
    problems: [{ field: 'label' }],
  })
})

test('a body of a gigabyte is not read to its end', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { contentType } = await asSource(anApplicationForm('x'))
  const boundary = /boundary=(.+)$/.exec(contentType ?? '')?.[1]
  let sent = 0
  async function* endless() {
    yield `--${boundary}\r\ncontent-disposition: form-data; name="uploadResume"; filename="a.pdf"\r\n\r\n`
    for (; sent < 1024; sent += 1) yield Buffer.alloc(1024 * 1024)
  }

  await using form = await resumes.receive(actor, {
    contentType,
    body: Readable.from(endless()),
  })

  expect(form.failure).toMatchObject({ code: 'too_large' })
  await expect(resumes.add(actor, form)).rejects.toMatchObject({ code: 'too_large' })
  await expect.poll(() => sent).toBeLessThan(200)
})
