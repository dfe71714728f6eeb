import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStartupForm as aRequest, postStartup } from '#tests/support/startup-form.ts'
import { tokenIn } from '#tests/support/startups.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { app, db, services, mailbox, runTasks } = await openTestServer()

const post = (fields: Record<string, string | File>) => postStartup(app, fields)

const findRow = (companyName: string) =>
  db
    .selectFrom('startupRequest')
    .selectAll()
    .where('companyName', '=', companyName)
    .executeTakeFirst()

const mailsTo = async (address: string) =>
  (await mailbox.list()).filter(({ to }) => to.toLowerCase() === address)

const aFounder = () => `founder-${crypto.randomUUID()}@saltmarsh.example`

test('its sender gets one email a day with reference and link, and none of the words typed', async () => {
  const companyEmail = aFounder()
  const first = aRequest({ companyEmail, companyName: `Pay here ${uniqueWord()}` })
  await post(first)
  await runTasks()
  expect((await findRow(first.companyName))?.acknowledgedAt).toBeTruthy()
  const second = aRequest({ companyEmail: companyEmail.toUpperCase() })
  await post(second)
  const row = await findRow(second.companyName)
  await services.startups.receipts.acknowledge(row?.id ?? '')
  await services.startups.receipts.acknowledge('nothing')

  expect((await findRow(second.companyName))?.acknowledgedAt).toBeNull()
  await runTasks()
  expect(await mailsTo(companyEmail)).toHaveLength(1)
  const [mail] = await mailsTo(companyEmail)
  expect(mail?.text).toContain(`Your reference: ${(await findRow(first.companyName))?.reference}`)
  expect(mail?.text).toContain('What happens next')
  expect(mail?.text).toMatch(/\/startup\/case\/open\?token=[\w.-]{50,}/)
  expect(mail?.replyTo).toMatchObject({ address: 'owner@landfall.example' })
  expect(mail?.text).not.toContain(first.companyName)
  expect(mail?.text).not.toContain('CQC')
})

test('what came within the day is told in the next email, together', async () => {
  const companyEmail = aFounder()
  const requests = [1, 2, 3].map(() => aRequest({ companyEmail }))
  const [first, ...others] = requests.map(({ companyName }) => companyName)
  await post(requests[0] ?? {})
  await runTasks()
  expect(await mailsTo(companyEmail)).toHaveLength(1)
  for (const request of requests.slice(1)) await post(request)
  await db
    .updateTable('startupRequest')
    .set({ acknowledgedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where('companyName', '=', first ?? '')
    .execute()

  const rows = await Promise.all(others.map((name) => findRow(name)))
  await Promise.all(rows.map((row) => services.startups.receipts.acknowledge(row?.id ?? '')))

  const ids = rows.flatMap((row) => row?.id ?? [])
  const queued = await sql`
    select id from outbox_mail
    where kind = 'startup-receipt' and about -> 'requestIds' ?| ${ids}::text[]`.execute(db)
  expect(queued.rows).toHaveLength(1)
  await runTasks()
  expect(await mailsTo(companyEmail)).toHaveLength(2)
  const [newest] = await mailsTo(companyEmail)
  for (const row of rows) expect(newest?.text).toContain(`Open your case ${row?.reference}`)
})

test('where somebody has opened a link, each request is told at once', async () => {
  const companyEmail = aFounder()
  const [first, second] = [aRequest({ companyEmail }), aRequest({ companyEmail })]
  await post(first)
  await runTasks()
  expect(await mailsTo(companyEmail)).toHaveLength(1)
  const [mail] = await mailsTo(companyEmail)
  await services.startups.cases.links.open({ ip: '203.0.113.9' }, tokenIn(mail))

  await post(second)

  await runTasks()
  expect(await mailsTo(companyEmail)).toHaveLength(2)
})

test('the answer leaves the reference for the next page, out of reach of scripts', async () => {
  const request = aRequest()

  const { cookies } = await post(request)

  const row = await findRow(request.companyName)
  expect(cookies).toEqual([
    expect.objectContaining({
      name: 'founderSent',
      value: `${row?.reference} founder@saltmarsh.example`,
      httpOnly: true,
      maxAge: 300,
    }),
  ])
})
