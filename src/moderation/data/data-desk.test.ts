import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import { today } from '#platform/primitives/time/today.ts'
import { anActor, anAdmin } from '#tests/support/admin.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { registerCsv } from '#tests/support/register-files.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { db, services, files, runTasks } = await openTestServer()
const { data } = services.admin

async function send(fields: Record<string, string | File>) {
  const { payload, headers } = await asMultipart(fields)
  return { contentType: headers['content-type'], body: new Response(payload).body as never }
}

async function upload(actor: Actor, content: string | Buffer, fields: Record<string, string> = {}) {
  const register = new File([content as never], 'register.csv')
  return data.addRegister(actor, await send({ register, published: today(), ...fields }))
}

const problemsOf = (wrong: Promise<unknown>) =>
  wrong.then(
    () => null,
    (error: { code: string; problems?: { message: string }[] }) =>
      error.problems?.[0]?.message ?? error.code,
  )
const logged = async (action: 'rules-confirmed' | 'register-uploaded') =>
  (await db.selectFrom('deskEntry').select('detail').where('action', '=', action).execute()).length
const stored = async () => {
  const keys: string[] = []
  for await (const some of files.listOlderThan('registers', new Date(Date.now() + 60_000)))
    keys.push(...some)
  return keys
}

test('a confirmation is logged, names the admin, and cannot be changed', async () => {
  const ada = await anAdmin(db)
  const before = await logged('rules-confirmed')

  await data.confirm(ada)

  const { confirmations, freshness } = await data.overview(ada)
  expect(confirmations[0]).toMatchObject({ confirmedOn: today(), confirmedBy: ada.email })
  expect(freshness.rulesAge).toBe(0)
  expect(await logged('rules-confirmed')).toBe(before + 1)
  const change = db.updateTable('ruleConfirmation').set({ confirmedOn: addDays(today(), 90) })
  await expect(change.execute()).rejects.toThrow()
  await expect(db.deleteFrom('ruleConfirmation').execute()).rejects.toThrow()
})

test('who is no admin, or has no second step, confirms, compares and uploads nothing', async () => {
  const other = await anActor(db)
  const plain = { ...(await anAdmin(db)), secondFactorAt: null }
  const page = new File(['| 2112 Biologists | 30 June 2027 |'], 'page.html')
  const before = [await logged('rules-confirmed'), await logged('register-uploaded')]

  for (const [actor, code] of [
    [other, 'not_found'],
    [plain, 'second_step_needed'],
  ] as const) {
    expect(await problemsOf(data.overview(actor))).toBe(code)
    expect(await problemsOf(data.confirm(actor))).toBe(code)
    expect(await problemsOf(data.compare(actor, await send({ page })))).toBe(code)
    expect(await problemsOf(upload(actor, registerCsv(['Acme Ltd'])))).toBe(code)
  }
  expect([await logged('rules-confirmed'), await logged('register-uploaded')]).toEqual(before)
  expect(await stored()).toEqual([])
})

test('a saved page is compared, and nothing of it is stored', async () => {
  const ada = await anAdmin(db)
  const page = new File(['| 2112 Biologists | 30 June 2027 |'], 'page.html')

  expect(await data.compare(ada, await send({ page }))).toContain('30 Jun 2027 on the page')
  const wrong = new File(['<p>Sorry</p>'], 'page.html')
  expect(await problemsOf(data.compare(ada, await send({ page: wrong })))).toMatch(/No figures/)
  expect(await problemsOf(data.compare(ada, await send({})))).toMatch(/Choose the page/)
  const large = new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'page.html')
  expect(await problemsOf(data.compare(ada, await send({ page: large })))).toMatch(/5 MB/)
})

test('a register is imported in the background, with what came of it, and its file is deleted', async () => {
  const ada = await anAdmin(db)
  const name = `Acme ${uniqueWord()} Ltd`

  await upload(ada, gzipSync(registerCsv([name])))
  expect((await data.overview(ada)).upload).toMatchObject({ state: 'waiting', outcome: '' })
  await runTasks()

  const { upload: last, freshness } = await data.overview(ada)
  expect(last).toMatchObject({ state: 'done', rowsRead: 1, publishedOn: today() })
  expect(last?.outcome).toMatch(/is loaded: 1 organisations from 1 rows/)
  expect(freshness.register).toBe(today())
  expect(await stored()).toEqual([])
  const sponsor = db.selectFrom('sponsor').select('isListed').where('name', '=', name)
  expect(await sponsor.executeTakeFirst()).toEqual({ isListed: true })
})

test('a second register is refused while one waits, even at the same time', async () => {
  const ada = await anAdmin(db)
  const csv = registerCsv([`Acme ${uniqueWord()} Ltd`])

  const both = await Promise.all(
    [1, 2].map(() => problemsOf(upload(ada, csv, { evenIfSmaller: 'on' }))),
  )

  expect(both.toSorted()).toEqual(['A register is being read. Wait until it is done.', null])
  expect(await stored()).toHaveLength(1)
  await runTasks()
  expect(await problemsOf(upload(ada, csv, { evenIfSmaller: 'on' }))).toBeNull()
  await runTasks()
  expect((await data.overview(ada)).upload?.outcome).toMatch(/nothing changed/)
})

test('a file that is not the register changes nothing, and the way round works here, too', async () => {
  const ada = await anAdmin(db)
  const changed = registerCsv([`Acme ${uniqueWord()} Ltd`]).replace(
    'Organisation Name',
    'OrganisationName',
  )
  const loads = () => db.selectFrom('registerLoad').select('id').execute()
  const before = await loads()

  await upload(ada, changed, { evenIfSmaller: 'on' })
  await runTasks()
  const { upload: refused } = await data.overview(ada)
  expect(refused).toMatchObject({ state: 'failed' })
  expect(refused?.outcome).toContain("--columns 'Organisation Name=OrganisationName'.")
  expect(refused?.outcome).toMatch(/Nothing was changed\.$/)
  expect(await loads()).toEqual(before)

  const columns = 'Organisation Name=OrganisationName'
  await upload(ada, changed, { columns, evenIfSmaller: 'on' })
  await runTasks()
  const { upload: read } = await data.overview(ada)
  expect(read?.state).toBe('done')
  expect(read?.outcome).toMatch(/^The columns of this file are not those of the official register/)
})

test('a day that cannot be right, unknown columns and too large a file are refused at once', async () => {
  const ada = await anAdmin(db)
  const csv = registerCsv(['Acme Ltd'])
  const published = addDays(today(), 9)

  const days: [day: string, problem: RegExp][] = [
    [published, /cannot be out yet/],
    ['', /does not say which day/],
    ['yesterday', /is not a date/],
  ]
  for (const [day, problem] of days) {
    const words = await problemsOf(upload(ada, csv, { published: day }))
    expect(words).toMatch(problem)
    // Who has a form before them has no command to add an option to.
    expect(words).not.toContain('--')
  }
  expect(await problemsOf(upload(ada, csv, { columns: 'x' }))).toMatch(/where a column is/)
  const large = Buffer.alloc(60 * 1024 * 1024 + 1)
  expect(await problemsOf(upload(ada, large))).toMatch(/larger than 60 MB/)
  expect(await stored()).toEqual([])
})

test('an upload that was lost with its task does not stop the next', async () => {
  const ada = await anAdmin(db)
  await upload(ada, registerCsv(['Acme Ltd']))
  const long = new Date(Date.now() - 7 * 3_600_000).toISOString()
  await db
    .updateTable('registerUpload')
    .set({ createdAt: long })
    .where('state', '=', 'waiting')
    .execute()

  expect(
    await problemsOf(upload(ada, registerCsv(['Acme Ltd']), { evenIfSmaller: 'on' })),
  ).toBeNull()
  await runTasks()
  expect((await data.overview(ada)).upload?.state).toBe('done')
})
