import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { TALK_FILES, TALK_PROBLEMS } from './talk.schema.ts'
import { DOCUMENT_PROBLEMS } from '#platform/files/documents/document-rules.ts'
import {
  aLoggedInPerson,
  anApplication,
  anApplicationToUnproved,
} from '#tests/support/applications.ts'
import { aPdf, aProgram, aSpreadsheet } from '#tests/support/documents.ts'
import { anIp } from '#tests/support/people.ts'
import { write } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { own, talk } = services.applications

type Scene = Awaited<ReturnType<typeof anApplication>>

function send({ employer, applicant, key }: Scene, side: 'applicant' | 'employer', file: File) {
  const who = side === 'applicant' ? applicant.actor : employer.actor
  const to = side === 'applicant' ? { id: key.id, side } : { ...key, side }
  return write(server, who, to, { text: 'Here it is.', file })
}

async function fileOf({ applicant, id }: Scene) {
  const [message] = (await own.find(applicant.actor, id, { isVisit: false })).messages
  return `/api/v1/applications/${id}/messages/${message?.id}/file`
}

const folderSize = async () =>
  (
    await Array.fromAsync(
      server.files.listOlderThan('messages', new Date(Date.now() + 2 * 86_400_000)),
    )
  ).flat().length

test('a file comes as a download, to the two sides only', async () => {
  const scene = await anApplication(server)
  await send(scene, 'employer', new File([aPdf()], '../../rota\u202efdp.exe'))
  const url = await fileOf(scene)
  const other = await anApplication(server)
  const stranger = await aLoggedInPerson(server)
  const open = (cookies: Record<string, string>, at = url) =>
    app.inject({ url: at, cookies, remoteAddress: anIp() })

  for (const { cookies } of [scene.employer, scene.applicant]) {
    const { statusCode, headers, body } = await open(cookies)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/^%PDF/)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=rotafdp.pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  }
  for (const { cookies } of [stranger, other.employer, other.applicant])
    expect((await open(cookies)).statusCode).toBe(404)
  const underTheirs = url.replace(scene.id, other.id)
  expect((await open(other.applicant.cookies, underTheirs)).statusCode).toBe(404)
  expect((await open({})).statusCode).toBe(401)
})

test.each([
  ['a program', aProgram(), DOCUMENT_PROBLEMS.type],
  ['a spreadsheet', aSpreadsheet(), DOCUMENT_PROBLEMS.type],
  ['an empty file', new File([], 'plan.pdf'), DOCUMENT_PROBLEMS.empty],
])('%s by the name of a document is not taken, and nothing is sent', async (_, file, message) => {
  const scene = await anApplication(server)
  const before = await folderSize()

  await expect(send(scene, 'applicant', new File([file], 'plan.pdf'))).rejects.toMatchObject({
    problems: [{ field: 'file', message }],
  })
  expect((await own.find(scene.applicant.actor, scene.id)).messages).toEqual([])
  expect(await folderSize()).toBe(before)
})

test('a gigabyte is not read into memory or stored', async () => {
  const scene = await anApplication(server)
  const chunk = Buffer.alloc(1024 * 1024)
  let sent = 0
  async function* body() {
    yield Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\nHere it is.\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
    )
    for (; sent < 1024; sent += 1) yield chunk
  }
  const source = { contentType: 'multipart/form-data; boundary=x', body: Readable.from(body()) }

  await using form = await talk.receive({ ip: anIp() }, scene.applicant.actor, source)

  expect(form.failure).toMatchObject({ code: 'too_large' })
  expect(form.values.text).toBe('Here it is.')
  expect(sent).toBeLessThan(100)
  const written = talk.write(scene.applicant.actor, { id: scene.id, side: 'applicant' }, form)
  await expect(written).rejects.toMatchObject({ problems: [{ message: DOCUMENT_PROBLEMS.size }] })
})

test('files stop at ten, and at fifty megabytes, for each side', async () => {
  const scene = await anApplication(server)
  const column = (size: number) =>
    db
      .updateTable('applicationMessage')
      .set({ fileSize: size })
      .where('applicationId', '=', scene.id)
      .execute()
  for (let count = 0; count < TALK_FILES.count; count += 1)
    await send(scene, 'applicant', new File([aPdf()], `${count}.pdf`))

  await expect(send(scene, 'applicant', aPdf())).rejects.toMatchObject({
    problems: [{ field: 'file', message: TALK_PROBLEMS.fileCount }],
  })
  await send(scene, 'employer', aPdf())
  await db.deleteFrom('applicationMessage').where('side', '=', 'applicant').execute()
  await send(scene, 'applicant', aPdf())
  await column(TALK_FILES.bytes)
  await expect(send(scene, 'applicant', aPdf())).rejects.toMatchObject({
    problems: [{ field: 'file', message: TALK_PROBLEMS.fileBytes }],
  })
})

test('an unproved poster sends no file, and a name that asks for money stops a proved one', async () => {
  const unproved = await anApplicationToUnproved(server)
  await expect(send(unproved, 'employer', aPdf())).rejects.toMatchObject({
    problems: [{ field: 'file', message: TALK_PROBLEMS.unprovedFile }],
  })
  const scene = await anApplication(server)
  const name = 'Please transfer £2,900 to IBAN GB29 NWBK 6016 1331 9268 19.pdf'
  await expect(send(scene, 'employer', new File([aPdf()], name))).rejects.toMatchObject({
    problems: [{ field: 'file' }],
  })
})

test('files without a message are swept away after a day', async () => {
  const scene = await anApplication(server)
  await send(scene, 'applicant', aPdf())
  await db.deleteFrom('application').where('id', '=', scene.id).execute()
  const before = await folderSize()

  await talk.sweep()
  expect(await folderSize()).toBe(before)
  await talk.sweep(Date.now() + 2 * 86_400_000)
  expect(await folderSize()).toBeLessThan(before)
})
