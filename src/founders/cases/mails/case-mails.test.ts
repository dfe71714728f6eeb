import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCaseDocument, anActor, anAdmin } from '#tests/support/admin.ts'
import { aPdf } from '#tests/support/documents.ts'
import { answerCase, aLinkedCase, tokenIn, writeAsFounder } from '#tests/support/startups.ts'
import { mailsAbout } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { cases } = services.startups

const mailsTo = async (address: string) => (await mailbox.list()).filter(({ to }) => to === address)

/** Runs the tasks about one case repeatedly, as may happen for other reasons. */
async function sendMails(caseId: string, times = 2) {
  for (let i = 0; i < times; i += 1) {
    await cases.tell({ caseId, to: 'founder' })
    await cases.tell({ caseId, to: 'desk' })
    const mails = await mailsAbout(db, { kind: 'founder-case', subject: caseId })
    for (const { id } of mails) await services.outbox.deliver(id)
  }
}

test('answers are mailed word for word with a link, once, together, without the document', async () => {
  const found = await aLinkedCase(db)
  const admin = await anActor(db, { isOwner: true, firstName: 'Ola' })
  await answerCase(server, admin, {
    id: found.id,
    text: 'See https://www.cqc.org.uk\n\nand page 3.',
  })
  await answerCase(server, admin, { id: found.id, text: 'And this.', file: aPdf() })

  await sendMails(found.id)

  const [mail, ...more] = await mailsTo(found.companyEmail)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: `${found.reference}: we have answered you`,
    replyTo: { address: 'owner@landfall.example' },
  })
  expect(mail?.text).toMatch(
    /Ola at Landfall wrote[^]*https:\/\/www\.cqc\.org\.uk[^]*page 3[^]*And this[^]*plan\.\s?pdf/,
  )
  expect(mail?.text).toContain('it reaches our mailbox')
  expect(JSON.stringify(mail)).not.toContain('%PDF')
  expect(await cases.links.open({ ip: '203.0.113.1' }, tokenIn(mail))).toBe(found.reference)
})

test('an answer that has closed the case asks for none', async () => {
  const found = await aLinkedCase(db)
  const admin = await anAdmin(db)
  await answerCase(server, admin, { id: found.id, text: 'The first.' })
  await answerCase(server, admin, { id: found.id, text: 'The last.', status: 'closed' })

  await sendMails(found.id)

  const [mail] = await mailsTo(found.companyEmail)
  expect(mail?.text).toMatch(/It is closed now[^]*The first[^]*The last/)
  expect(mail?.text).not.toContain('Read it and answer')
})

test('what to change in a document is mailed, and it is the founder’s turn', async () => {
  const found = await aLinkedCase(db)
  const admin = await anAdmin(db)
  const { id: documentId } = await aCaseDocument(server, found.id)
  const { version, formId } = await services.admin.startups.find(admin, found.id)
  const change = { documentId, text: 'Page 3 lacks the rent.', formId, version }

  await services.admin.startups.addChangeRequest(admin, found.id, change)
  await services.admin.startups.addChangeRequest(admin, found.id, change)
  await sendMails(found.id)

  const after = await cases.find(found.visitor, found.reference)
  expect([after.status, after.messages.length, after.documents[0]?.state]).toEqual([
    'your-turn',
    1,
    'change-needed',
  ])
  const [mail, ...more] = await mailsTo(found.companyEmail)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Page 3 lacks the rent.')
  expect(await cases.links.open({ ip: '203.0.113.1' }, tokenIn(mail))).toBe(found.reference)
})

test('what a founder writes is mailed to us without links, and another email waits for an hour', async () => {
  const found = await aLinkedCase(db)
  await writeAsFounder(server, found, { text: 'Look at https://evil.example' })
  await sendMails(found.id)
  await writeAsFounder(server, found, { text: 'And again' })
  await sendMails(found.id)

  const ours = (await mailsTo('owner@landfall.example')).filter(({ subject }) =>
    subject.startsWith(`${found.reference}: `),
  )
  expect(ours).toHaveLength(1)
  expect(ours[0]?.text).toContain('Look at evil. example')
  expect(ours[0]?.text).toContain(`/desk/startups/${found.id}`)
  expect(tokenIn(ours[0])).toBe('')
  await db
    .updateTable('outboxMail')
    .set({ sentAt: sql`now() - interval '61 minutes'` })
    .where('subject', '=', found.id)
    .execute()
  await sendMails(found.id)
  const later = await mailsTo('owner@landfall.example')
  expect(later.filter(({ text }) => text.includes('And again'))).toHaveLength(1)
})

test('a founder is reminded once, a week after it became their turn', async () => {
  const found = await aLinkedCase(db, { status: 'your-turn', dueOn: null })
  const setSince = (interval: string) =>
    db
      .updateTable('startupRequest')
      .set({ turnSince: sql`now() - ${interval}::interval` })
      .where('id', '=', found.id)
      .execute()
  await setSince('6 days 23 hours')
  await cases.remind()
  await sendMails(found.id)
  expect(await mailsTo(found.companyEmail)).toEqual([])

  await setSince('7 days 1 hour')
  await Promise.all([cases.remind(), cases.remind()])
  await cases.remind()
  await sendMails(found.id)

  const [mail, ...more] = await mailsTo(found.companyEmail)
  expect([mail?.subject, more]).toEqual([`${found.reference}: it is your turn`, []])
  const { events } = await cases.find(found.visitor, found.reference)
  expect(events.map(({ action }) => action)).toEqual(['reminded'])
})

test('a reminder is not sent to somebody who has answered meanwhile, nor anything about a deleted case', async () => {
  const found = await aLinkedCase(db, { status: 'your-turn', dueOn: null })
  await db
    .updateTable('startupRequest')
    .set({ turnSince: sql`now() - interval '8 days'` })
    .where('id', '=', found.id)
    .execute()
  await cases.remind()
  const [mail] = await mailsAbout(db, { kind: 'founder-case', subject: found.id })
  await writeAsFounder(server, found, { text: 'Here I am' })
  await services.outbox.deliver(mail?.id ?? '')
  const gone = await aLinkedCase(db)
  await answerCase(server, await anAdmin(db), { id: gone.id, text: 'Hello' })
  await cases.tell({ caseId: gone.id, to: 'founder' })
  await cases.remove(gone.visitor, gone.reference)
  await sendMails(gone.id)

  expect(await mailsTo(found.companyEmail)).toEqual([])
  expect(await mailsTo(gone.companyEmail)).toEqual([])
})

test('markup of either side is text in the emails, and no link of a founder can be pressed', async () => {
  const found = await aLinkedCase(db)
  const hostile = '<img src=x onerror=alert(1)>\n<a href="https://evil.example/pay">here</a>'
  await writeAsFounder(server, found, { text: hostile })
  await answerCase(server, await anAdmin(db), { id: found.id, text: hostile })

  await sendMails(found.id)

  const [theirs] = await mailsTo(found.companyEmail)
  const ours = (await mailsTo('owner@landfall.example')).find(({ subject }) =>
    subject.startsWith(`${found.reference}: `),
  )
  for (const html of [theirs?.html, ours?.html]) {
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<a href="https://evil.example')
  }
})
