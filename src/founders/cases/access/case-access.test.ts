import { expect, test } from 'vitest'
import { aStartupRequest } from '#tests/support/admin.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { anIp, aPerson } from '#tests/support/people.ts'
import { aLinkedCase, tokenIn, writeAsFounder } from '#tests/support/startups.ts'
import { mailsAbout } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services, mailbox, runTasks } = server
const { cases } = services.startups

const someone = () => ({ ip: anIp() })
const mailsTo = async (address: string) => (await mailbox.list()).filter(({ to }) => to === address)

test('a link opens its case and no other, and the reference alone opens nothing', async () => {
  const [found, other] = [await aLinkedCase(db), await aLinkedCase(db)]

  expect(await cases.links.open(someone(), found.token)).toBe(found.reference)
  expect((await cases.find(found.visitor, found.reference)).id).toBe(found.id)

  const nobody = { token: null, accountId: null }
  const [id = '', secret = ''] = found.token.split('.')
  for (const [visitor, reference] of [
    [nobody, found.reference],
    [other.visitor, found.reference],
    [{ ...nobody, token: `${id}.${other.token.split('.')[1]}` }, found.reference],
    [{ ...nobody, token: `${id}.` }, found.reference],
    [{ ...nobody, token: `${found.token}.x` }, found.reference],
    [{ ...nobody, token: secret }, found.reference],
    [{ ...nobody, token: `\u0000.${secret}` }, found.reference],
    [found.visitor, 'LF-22222'],
    [found.visitor, "LF-' or 1=1"],
  ] as const) {
    const refusal = { code: 'not_found' }
    await expect(cases.find(visitor, reference)).rejects.toMatchObject(refusal)
    await expect(cases.close(visitor, reference)).rejects.toMatchObject(refusal)
    await expect(cases.remove(visitor, reference)).rejects.toMatchObject(refusal)
    await expect(cases.links.mail(visitor, reference)).rejects.toMatchObject(refusal)
    await expect(cases.links.replace(visitor, reference)).rejects.toMatchObject(refusal)
    const sent = writeAsFounder(server, { visitor, reference }, { text: 'Hello' })
    await expect(sent).rejects.toMatchObject(refusal)
    const document = cases.openDocument(visitor, { reference, id: 'x' })
    await expect(document).rejects.toMatchObject(refusal)
  }
  expect((await cases.find(found.visitor, found.reference)).version).toBe(0)
})

test('only the hash of a secret is stored', async () => {
  const { token } = await aLinkedCase(db)

  const rows = JSON.stringify(await db.selectFrom('founderLink').selectAll().execute())

  expect(token.split('.')[1]).toHaveLength(43)
  expect(rows).not.toContain(token.split('.')[1])
})

test.each([
  ['a link that nobody used for 90 days is dead', 91, null],
  ['one that somebody used since works on', 89, 'reference'],
])('%s', async (_, days, works) => {
  const found = await aLinkedCase(db)
  const usedAt = new Date(Date.now() - days * 86_400_000).toISOString()
  await db.updateTable('founderLink').set({ usedAt }).where('caseId', '=', found.id).execute()

  expect(await cases.links.open(someone(), found.token)).toBe(works && found.reference)

  if (!works) return
  const link = await db
    .selectFrom('founderLink')
    .select('usedAt')
    .where('caseId', '=', found.id)
    .executeTakeFirstOrThrow()
  expect(link.usedAt > usedAt).toBe(true)
})

test('somebody with the confirmed address needs no link; others and unconfirmed ones find nothing', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { reference } = await aStartupRequest(db, { companyEmail: actor.email.toUpperCase() })
  const stranger = await aLoggedInPerson(server)
  const unconfirmed = await aPerson(db, { verifiedAt: null })
  const theirs = await aStartupRequest(db, { companyEmail: unconfirmed.email })
  const visitor = { token: null, accountId: actor.id }

  expect((await cases.find(visitor, reference)).reference).toBe(reference)
  expect(await cases.listOwn(actor.id)).toMatchObject([{ reference, status: 'with-us' }])

  for (const [accountId, which] of [
    [stranger.actor.id, reference],
    [unconfirmed.id, theirs.reference],
  ] as const) {
    const found = cases.find({ token: null, accountId }, which)
    await expect(found).rejects.toMatchObject({ code: 'not_found' })
    expect(await cases.listOwn(accountId)).toEqual([])
  }
})

test('a request for links sends those of the address, and the answer is the same for an unknown one', async () => {
  const found = await aLinkedCase(db)
  const other = await aStartupRequest(db, { companyEmail: found.companyEmail })

  const known = await cases.links.request(someone(), { email: found.companyEmail.toUpperCase() })
  const unknown = await cases.links.request(someone(), { email: 'nobody@saltmarsh.example' })

  expect(known).toEqual(unknown)
  await runTasks()
  expect(await mailsTo(found.companyEmail)).toHaveLength(1)
  const [mail] = await mailsTo(found.companyEmail)
  expect(mail?.text).toContain(`Open your case ${found.reference}`)
  expect(mail?.text).toContain(`Open your case ${other.reference}`)
  expect(await cases.links.open(someone(), tokenIn(mail))).toBeTruthy()
  // The previous link still works.
  expect(await cases.links.open(someone(), found.token)).toBe(found.reference)
  expect(await mailsTo('nobody@saltmarsh.example')).toEqual([])
})

test('an address that nobody has shown to read gets one such email a day, and one that is read gets five', async () => {
  const [quiet, active] = [await aLinkedCase(db), await aLinkedCase(db)]
  await cases.links.open(someone(), active.token)
  const countMails = async (caseId: string) => {
    const mails = await mailsAbout(db, { kind: 'founder-case', subject: caseId })
    return mails.length
  }

  for (let i = 0; i < 7; i += 1) {
    await cases.links.request(someone(), { email: quiet.companyEmail })
    await cases.links.request(someone(), { email: active.companyEmail })
  }

  expect([await countMails(quiet.id), await countMails(active.id)]).toEqual([1, 5])
  await expect(cases.links.mail(active.visitor, active.reference)).rejects.toMatchObject({
    code: 'too_many',
  })
})

test('nobody can ask for links, or try wrong ones, without end', async () => {
  const visitor = someone()
  for (let i = 0; i < 10; i += 1) await cases.links.request(visitor, { email: 'a@b.example' })
  await expect(cases.links.request(visitor, { email: 'a@b.example' })).rejects.toMatchObject({
    code: 'too_many',
  })
  for (let i = 0; i < 60; i += 1) expect(await cases.links.open(visitor, `x.${i}`)).toBeNull()
  await expect(cases.links.open(visitor, 'x.y')).rejects.toMatchObject({ code: 'too_many' })
})

test('once the links are replaced, all that there were are dead and the new one works', async () => {
  const found = await aLinkedCase(db)
  const other = await aLinkedCase(db)

  await cases.links.replace(found.visitor, found.reference)

  expect(await cases.links.open(someone(), found.token)).toBeNull()
  expect(await cases.links.open(someone(), other.token)).toBe(other.reference)
  await runTasks()
  expect(await mailsTo(found.companyEmail)).toHaveLength(1)
  const [mail] = await mailsTo(found.companyEmail)
  expect(await cases.links.open(someone(), tokenIn(mail))).toBe(found.reference)
})

test('the address of a link is left at once, and its secret goes where no script and no other site sees it', async () => {
  const found = await aLinkedCase(db)
  const open = (token: string) =>
    app.inject({ url: `/startup/case/open?token=${token}`, remoteAddress: anIp() })

  const response = await open(found.token)

  expect([response.statusCode, response.headers.location]).toEqual([
    302,
    `/startup/case/${found.reference}`,
  ])
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(response.cookies).toEqual([
    expect.objectContaining({
      name: 'founderCase',
      value: found.token,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 7 * 86_400,
    }),
  ])
  const dead = await open('x.y')
  expect([dead.headers.location, dead.cookies]).toEqual(['/startup/case?dead=1', []])
})
