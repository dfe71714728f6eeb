import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { CASE_LIMITS } from '#founders/cases/founder-case.ts'
import { addWorkingDays } from '#founders/cases/working-days.ts'
import { today } from '#platform/primitives/time/today.ts'
import { aCaseDocument, anActor, anAdmin } from '#tests/support/admin.ts'
import { aLoggedInPerson, asSource } from '#tests/support/applications.ts'
import { aPdf, aProgram } from '#tests/support/documents.ts'
import { answerCase, aLinkedCase, writeAsFounder } from '#tests/support/startups.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { cases } = services.startups

const actions = ({ events }: { events: { side: string; action: string }[] }) =>
  events.map(({ side, action }) => `${side} ${action}`)

test('both sides read the talk, each by the names that they may know', async () => {
  const found = await aLinkedCase(db)
  const admin = await anActor(db, { isOwner: true, firstName: 'Ola', lastName: 'Marsh' })
  await writeAsFounder(server, found, { text: 'Is it <b>long</b> enough?\r\n\u0000Ada' })
  await answerCase(server, admin, { id: found.id, text: 'It is.' })

  const own = await cases.find(found.visitor, found.reference)
  const desk = await services.admin.startups.find(admin, found.id)

  expect(own.messages.map(({ author, text, isOwn }) => [author, text, isOwn])).toEqual([
    ['You', 'Is it <b>long</b> enough?\nAda', true],
    ['Ola at Landfall', 'It is.', false],
  ])
  expect(desk.messages.map(({ author }) => author)).toEqual([found.companyName, 'You'])
  expect(JSON.stringify(own)).not.toContain('Marsh')
  expect(actions(own)).toEqual(['desk wrote', 'founder wrote'])
})

test('a message makes it our turn for two working days, and a second one gives us no more time', async () => {
  const found = await aLinkedCase(db, { status: 'your-turn', dueOn: null })
  await writeAsFounder(server, found, { text: 'One' })
  expect(await cases.find(found.visitor, found.reference)).toMatchObject({
    status: 'with-us',
    dueOn: addWorkingDays(today(), 2),
    isOverdue: false,
  })
  await db
    .updateTable('startupRequest')
    .set({ dueOn: '2026-01-05' })
    .where('id', '=', found.id)
    .execute()

  await writeAsFounder(server, found, { text: 'Two' })

  const after = await cases.find(found.visitor, found.reference)
  expect(after).toMatchObject({ status: 'with-us', dueOn: '2026-01-05', isOverdue: true })
})

test.each([
  ['your-turn', null],
  ['with-us', addWorkingDays(today(), 2)],
  ['closed', null],
] as const)('after an answer the case is %s', async (status, dueOn) => {
  const found = await aLinkedCase(db, { dueOn: '2026-01-05' })

  await answerCase(server, await anAdmin(db), { id: found.id, text: 'Thank you.', status })

  expect(await cases.find(found.visitor, found.reference)).toMatchObject({ status, dueOn })
})

test('the same form sent twice, or twice at once, is one message; with other words it is another', async () => {
  const found = await aLinkedCase(db)
  const { formId } = await cases.find(found.visitor, found.reference)
  const form = () => ({ text: 'Hello', formId, file: new File([aPdf()], 'plan.pdf') })

  await Promise.all([writeAsFounder(server, found, form()), writeAsFounder(server, found, form())])
  await writeAsFounder(server, found, form())
  await writeAsFounder(server, found, { text: 'Hello again', formId })

  const { messages, documents } = await cases.find(found.visitor, found.reference)
  expect(messages.map(({ text }) => text)).toEqual(['Hello', 'Hello again'])
  expect(documents).toHaveLength(1)
})

test('a document can come alone, and is new until the other side has opened it', async () => {
  const found = await aLinkedCase(db)
  const admin = await anAdmin(db)
  await writeAsFounder(server, found, { text: '', file: new File([aPdf()], '../My plan.exe') })
  const [document] = (await cases.find(found.visitor, found.reference)).documents
  expect(document).toMatchObject({ name: 'My plan.pdf', author: 'You', state: 'new' })
  const key = { reference: found.reference, id: document?.id ?? '' }
  await cases.openDocument(found.visitor, key)
  expect((await cases.find(found.visitor, found.reference)).documents[0]?.state).toBe('new')

  const opened = await services.admin.startups.openDocument(admin, {
    id: found.id,
    documentId: document?.id ?? '',
  })

  expect(opened.name).toBe('My plan.pdf')
  const after = await cases.find(found.visitor, found.reference)
  expect(after.documents[0]?.state).toBe('read')
  expect(actions(after)).toEqual(['founder document-added'])
})

test('an admin asks for a change, and sends a document along', async () => {
  const found = await aLinkedCase(db)
  const admin = await anAdmin(db)
  const { id: documentId } = await aCaseDocument(server, found.id)
  const change = { text: 'Page 3 lacks the rent.', formId: '', version: 0 }
  await services.admin.startups.addChangeRequest(admin, found.id, { ...change, documentId })
  await answerCase(server, admin, { id: found.id, text: 'See page 3.', file: aPdf() })

  const { documents } = await cases.find(found.visitor, found.reference)
  expect(documents.map(({ side, state }) => [side, state])).toEqual([
    ['desk', 'new'],
    ['founder', 'change-needed'],
  ])
  const key = { reference: found.reference, id: documents[0]?.id ?? '' }
  await cases.openDocument(found.visitor, key)
  const desk = await services.admin.startups.find(admin, found.id)
  expect(desk.documents[0]?.state).toBe('read')
  await expect(
    services.admin.startups.addChangeRequest(admin, found.id, {
      ...change,
      documentId: documents[0]?.id ?? '',
      version: desk.version,
    }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
  ['nothing', { text: ' \n ' }, 'text', 'Write a message, or choose a document.'],
  ['4,001 letters', { text: 'x'.repeat(4001) }, 'text', /4,?000/],
  ['a program called .pdf', { text: '', file: aProgram() }, 'file', /PDF or Word/],
  ['a file of 11 MB', { text: 'Hi', file: aPdf(11 * 1024 * 1024) }, 'file', /larger than 10 MB/],
])('%s is no message', async (_, fields, field, message) => {
  const found = await aLinkedCase(db)

  await expect(writeAsFounder(server, found, fields)).rejects.toMatchObject({
    problems: [{ field, message: expect.stringMatching(message) }],
  })

  const after = await cases.find(found.visitor, found.reference)
  expect([after.messages, after.documents, after.version]).toEqual([[], [], 0])
})

test('a case takes so many documents and no more', async () => {
  const found = await aLinkedCase(db)
  await db
    .insertInto('founderDocument')
    .values(
      Array.from({ length: CASE_LIMITS.documents }, (_, i) => ({
        id: `${found.id}${i}`,
        caseId: found.id,
        side: 'desk' as const,
        fileKey: `startup-requests/${found.id}${i}.pdf`,
        name: 'a.pdf',
        size: 1,
      })),
    )
    .execute()

  const sent = writeAsFounder(server, found, { text: 'One more', file: aPdf() })

  await expect(sent).rejects.toMatchObject({ problems: [{ field: 'file' }] })
  expect((await cases.find(found.visitor, found.reference)).messages).toEqual([])
})

test('of somebody who may not write there no file is stored, however large it is', async () => {
  const found = await aLinkedCase(db)
  let sent = 0
  const body = new Readable({
    read() {
      sent += 65_536
      this.push(sent > 1024 ** 3 ? null : Buffer.alloc(65_536))
    },
  })
  const visitor = { token: 'nothing', accountId: null }
  const source = { contentType: 'multipart/form-data; boundary=x', body }

  await using form = await cases.receive({ ip: '203.0.113.7' }, { ...found, visitor }, source)

  expect(form.failure?.code).toBe('not_found')
  expect(form.uploads).toEqual({})
  await expect.poll(() => body.destroyed).toBe(true)
  expect(sent).toBeLessThan(100 * 1024 ** 2)
})

test('what somebody typed comes back when the link has died meanwhile', async () => {
  const found = await aLinkedCase(db)
  await db.deleteFrom('founderLink').where('caseId', '=', found.id).execute()
  const source = await asSource({ text: 'A long letter', file: aPdf(200_000) })

  await using form = await cases.receive({ ip: '203.0.113.8' }, found, source)

  expect([form.values.text, form.failure?.code]).toEqual(['A long letter', 'not_found'])
  expect(form.uploads).toEqual({})
  await expect(cases.write(found.visitor, found.reference, form)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('the twenty-first message within an hour has to wait', async () => {
  const found = await aLinkedCase(db)
  for (let i = 0; i < 20; i += 1) await writeAsFounder(server, found, { text: `Message ${i}` })

  const sent = writeAsFounder(server, found, { text: 'One more' })

  await expect(sent).rejects.toMatchObject({ code: 'too_many' })
})

test('its founder closes it, opens it again and writes to a closed one', async () => {
  const found = await aLinkedCase(db)
  const { visitor, reference } = found
  await cases.close(visitor, reference)
  await cases.close(visitor, reference)
  expect(await cases.find(visitor, reference)).toMatchObject({
    status: 'closed',
    dueOn: null,
    closedAt: expect.stringMatching(/Z$/),
  })
  await cases.reopen(visitor, reference)
  await cases.close(visitor, reference)

  await writeAsFounder(server, found, { text: 'One more thing' })

  const after = await cases.find(visitor, reference)
  expect([after.status, after.closedAt]).toEqual(['with-us', null])
  expect(actions(after)).toEqual([
    'founder wrote',
    'founder reopened',
    'founder closed',
    'founder reopened',
    'founder closed',
  ])
})

test('the download is an attachment for its founder, by link or by account', async () => {
  const person = await aLoggedInPerson(server)
  const found = await aLinkedCase(db, { companyEmail: person.actor.email.toUpperCase() })
  const { id } = await aCaseDocument(server, found.id, { name: 'Plan für "uns".pdf' })
  const url = `/api/v1/startup/cases/${found.reference}/documents/${id}`

  for (const cookies of [{ founderCase: found.token }, person.cookies]) {
    const response = await app.inject({ url, cookies })
    expect([response.statusCode, response.body]).toEqual([200, '%PDF-1.7 our plan'])
    expect(response.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  }
  const other = await aLinkedCase(db)
  for (const founderCase of ['', other.token, 'x'.repeat(3000)]) {
    const response = await app.inject({ url, cookies: { founderCase } })
    expect(response.statusCode).toBe(404)
  }
})
