import { expect, test } from 'vitest'
import { MOST_LISTS } from './upload-words.ts'
import { aJob } from '#tests/support/builders.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aCompany, aList, aListForm, aRow, upload } from '#tests/support/uploads.ts'

const server = await openTestServer()
const { db, services } = server
const { uploads } = services

const find = async (actor: Parameters<typeof uploads.find>[0], id: string) =>
  (await uploads.find(actor, id)).rows
const receive = async (actor: Parameters<typeof uploads.receive>[0], fields: object) =>
  uploads.receive(actor, await aListForm(fields as never))
const countJobs = async (ownerId: string) =>
  (await db.selectFrom('job').select('id').where('ownerId', '=', ownerId).execute()).length

test('a list is looked at row by row, and nothing of it is public', async () => {
  const { actor } = await aLoggedInPerson(server)
  const good = aRow({ Pay: '£31,500 to £34,000 a year', Reference: 'HV-1' })
  const id = await upload(services, actor, {
    rows: [good, aRow({ Pay: 'abc' }), aRow({ Description: '' }), good, { ...good, Reference: '' }],
  })

  const rows = await find(actor, id)

  expect(rows.map(({ number, plan, isSelected }) => [number, plan, isSelected])).toEqual([
    [2, 'new', true],
    [3, 'new', false],
    [4, 'new', false],
    [5, 'double', false],
    [6, 'double', false],
  ])
  expect(rows.map(({ problems }) => problems)).toEqual([
    [],
    [{ field: 'payMin', message: '‘abc’ is not an amount. Write 13.50 or 31,500.' }],
    [{ field: 'description', message: 'Describe the job.' }],
    [],
    [],
  ])
  expect(rows.slice(3).map(({ planDetail }) => planDetail)).toEqual([
    'Row 2 has the same reference.',
    'Row 2 is the same job in the same place.',
  ])
  expect(rows[0]?.answers).toMatchObject({ payMin: '31500', payMax: '34000', payPeriod: 'year' })
  expect(rows[0]?.headline?.words).toBeTruthy()
  expect(await countJobs(actor.id)).toBe(0)
})

test('the template can be uploaded as it is', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { id } = await receive(actor, { list: new File([uploads.writeTemplate()], 'a.csv') })

  const { upload: list, rows } = await uploads.find(actor, id ?? '')
  expect(list.unusedColumns).toEqual([])
  expect(rows).toMatchObject([
    { reference: 'HV-101', problems: [], warnings: [], isSelected: true },
    { reference: 'HV-102', problems: [], warnings: [], isSelected: true },
  ])
  expect(rows[1]?.answers).toMatchObject({ payMin: '48000', isRemote: 'on', jobCategory: 'Tech' })
})

test('a pasted list is read like a file', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { id } = await receive(actor, { text: 'Job title\tDescription\nNight nurse\tCare.' })

  const [row] = await find(actor, id ?? '')
  expect(row?.answers).toMatchObject({ jobTitle: 'Night nurse', companyName: 'Harbour View' })
})

test.each([
  ['nothing', {}, 'list', /^Choose a CSV file, or paste/],
  ['no columns', { text: 'Nurse,Leeds\nChef,York' }, 'list', /names no column ‘Job title’/],
  ['a wrong address', { text: 'a', email: 'jobs' }, 'email', /^Enter an email address/],
  ['no country', { text: 'a', location: 'Narnia' }, 'location', /^Select a country/],
  [
    'a large file',
    { list: new File([new Uint8Array(5_300_000)], 'a.csv') },
    'list',
    /larger than 5 MB\. Split it/,
  ],
  ['a long cell', { text: 'x'.repeat(1_100_000) }, 'text', /too long\. Shorten it/],
])('%s is refused, and what was typed comes back', async (_, fields, field, message) => {
  const { actor } = await aLoggedInPerson(server)
  const { id, failure, values } = await receive(actor, { companyName: 'Salt', ...fields })

  expect(id).toBeNull()
  expect(failure?.problems).toMatchObject([{ field, message: expect.stringMatching(message) }])
  expect(values.companyName).toBe('Salt')
})

test('a cell of five megabytes is one problem of its row', async () => {
  const { actor } = await aLoggedInPerson(server)
  const list = new File([aList([aRow({ Description: 'Care. '.repeat(850_000) })])], 'a.csv')
  const { id } = await receive(actor, { list })

  const [row] = await find(actor, id ?? '')
  expect(row?.problems).toMatchObject([{ message: expect.stringMatching(/longer than 20,000/) }])
})

test('a job that is there already is marked and not ticked', async () => {
  const { actor } = await aLoggedInPerson(server)
  const companyName = aCompany()
  const job = await aJob(db, { ownerId: actor.id, employerName: companyName, place: 'Leeds' })
  const row = aRow({ 'Job title': job.title.toUpperCase() })
  const id = await upload(services, actor, { companyName, rows: [row] })

  expect(await find(actor, id)).toMatchObject([
    { plan: 'double', isSelected: false, jobId: job.id, planDetail: 'You have this job already.' },
  ])
})

test('the same fraud is found as in a single advert', async () => {
  const { actor } = await aLoggedInPerson(server)
  const text = 'Send us £500 for your certificate of sponsorship before you start.'
  const id = await upload(services, actor, { rows: [aRow(), aRow({ Description: text })] })

  const [good, bad] = await find(actor, id)
  expect([good?.problems, good?.isSelected]).toEqual([[], true])
  expect(bad?.problems).toMatchObject([{ field: 'description' }])
  expect(bad?.isSelected).toBe(false)
})

test('a mended row is checked again, and what was typed stays', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await upload(services, actor, { rows: [aRow({ Pay: 'abc' }), aRow()] })
  const key = { uploadId: id, number: 2 }
  const { row } = await uploads.startMending(actor, key)

  const wrong = await uploads.mend(actor, key, { ...row.answers, payMin: 'more', place: 'York' })
  expect(wrong).toMatchObject([{ field: 'payMin', message: expect.stringMatching(/^‘more’/) }])
  expect((await uploads.startMending(actor, key)).row.answers).toMatchObject({ place: 'York' })

  const pay = { payMin: '31,500', payPeriod: 'year' }
  expect(await uploads.mend(actor, key, { ...row.answers, ...pay, reference: 'HV-7\0' })).toEqual(
    [],
  )
  expect((await find(actor, id))[0]).toMatchObject({
    problems: [],
    isSelected: true,
    reference: 'HV-7',
  })
})

test('cells of several rows are saved and checked again at once, also wrong ones', async () => {
  const { actor } = await aLoggedInPerson(server)
  const [wrong, good] = [aRow({ Pay: 'abc' }), aRow()]
  const id = await upload(services, actor, { rows: [wrong, wrong, good] })

  const problems = await uploads.correctCells(
    actor,
    id,
    new Map<number, Record<string, string>>([
      [2, { payMin: '£13.50 an hour', place: 'York', closesOn: 'soon' }],
      [3, { payMin: '31,500', payPeriod: 'year', description: 'Other words.' }],
    ]),
  )

  expect(problems).toMatchObject([{ field: 'closesOn', message: expect.stringMatching(/^‘soon’/) }])
  const [first, second, third] = await find(actor, id)
  expect(first?.answers).toMatchObject({ place: 'York', payPeriod: 'hour', closesOn: 'soon' })
  expect(first?.isSelected).toBe(false)
  // Checked against the row’s new place: in Leeds it would be there twice.
  expect(second).toMatchObject({ problems: [], isSelected: true, plan: 'new' })
  expect(third?.problems).toEqual([])
  // A long text is the form’s.
  const { row } = await uploads.startMending(actor, { uploadId: id, number: 3 })
  expect(row.answers.description).toBe(wrong.Description)
  expect(await uploads.correctCells(actor, id, new Map())).toEqual([])
})

test('cells of a row that are corrected at the same moment are all saved', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await upload(services, actor, { rows: [aRow({ Pay: 'abc' })] })
  const cells: Record<string, string>[] = [
    { payMin: '£13.50 an hour' },
    { place: 'York' },
    { closesOn: 'soon' },
  ]

  await Promise.all(cells.map((typed) => uploads.correctCells(actor, id, new Map([[2, typed]]))))

  const [row] = await find(actor, id)
  expect(row?.answers).toMatchObject({ payMin: '13.5', place: 'York', closesOn: 'soon' })
})

test('a row’s form says what another window has changed, and saves when it is sent again', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await upload(services, actor, { rows: [aRow({ Pay: 'abc' })] })
  const key = { uploadId: id, number: 2 }
  const { row, version } = await uploads.startMending(actor, key)
  const form = { ...row.answers, payMin: '31,500', payPeriod: 'year', version }
  await uploads.correctCells(actor, id, new Map([[2, { place: 'York' }]]))

  const late = uploads.mend(actor, key, form)
  await expect(late).rejects.toMatchObject({ code: 'entry_changed' })
  await expect(late).rejects.toThrow('Town is ‘York’ now')
  const now = await uploads.startMending(actor, key)
  expect(now.row.answers).toMatchObject({ place: 'York', payMin: 'abc' })

  await uploads.mend(actor, key, { ...form, version: now.version })
  expect((await find(actor, id))[0]?.answers).toMatchObject({ place: 'Leeds', payMin: '31,500' })
})

test('cells that may not be saved now leave the list as it was', async () => {
  const { actor } = await aLoggedInPerson(server)
  const rows = [aRow({ Pay: 'abc' }), aRow({ Pay: 'xyz' })]
  const id = await upload(services, actor, { rows })
  const rule = { name: 'row-mending', times: 1200, seconds: 3600, message: '' }
  for (let count = 1; count < rule.times; count += 1) await server.limits.consume(rule, actor.id)

  const cells = new Map([2, 3].map((number) => [number, { payMin: '31,500', payPeriod: 'year' }]))
  await expect(uploads.correctCells(actor, id, cells)).rejects.toMatchObject({ code: 'too_many' })

  expect((await find(actor, id)).map(({ answers }) => answers.payMin)).toEqual(['abc', 'xyz'])
})

test('a list is its owner’s alone', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { actor: stranger } = await aLoggedInPerson(server)
  const id = await upload(services, actor, { rows: [aRow()] })
  const key = { uploadId: id, number: 2 }

  const attempts = [
    () => uploads.find(stranger, id),
    () => uploads.writeProblems(stranger, id),
    () => uploads.writeReport(stranger, id),
    () => uploads.select(stranger, id, { shown: [2], selected: [] }),
    () => uploads.startMending(stranger, key),
    () => uploads.mend(stranger, key, aRow()),
    () => uploads.correctCells(stranger, id, new Map([[2, { jobTitle: 'Mine' }]])),
    () => uploads.publish(stranger, id),
    () => uploads.discard(stranger, id),
    () => uploads.find(actor, 'a\0b'),
  ]
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  expect(await find(actor, id)).toMatchObject([{ isSelected: true }])
  expect(await uploads.list(stranger)).toEqual([])
})

test('only so many lists wait, and one can be deleted', async () => {
  const { actor } = await aLoggedInPerson(server)
  for (let list = 0; list < MOST_LISTS; list += 1) await upload(services, actor, { rows: [aRow()] })
  const { failure } = await receive(actor, { text: aList([aRow()]) })
  expect(failure?.message).toMatch(/^You have 5 lists that are not published\. Publish or delete/)

  const [newest] = await uploads.list(actor)
  await uploads.discard(actor, newest?.id ?? '')
  expect((await receive(actor, { text: aList([aRow()]) })).failure).toBeNull()
})

test('lists that arrive at the same time are counted one after the other', async () => {
  const { actor } = await aLoggedInPerson(server)
  const sent = await Promise.all(
    Array.from({ length: MOST_LISTS + 3 }, () => receive(actor, { text: aList([aRow()]) })),
  )

  const refused = sent.flatMap(({ failure }) => failure ?? [])
  expect(refused.map(({ message }) => message)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^You have 5 lists that are not/)),
  )
  expect(await uploads.list(actor)).toHaveLength(MOST_LISTS)
})

test('a row takes in no more than the form for one job has', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await upload(services, actor, { rows: [aRow()] })
  const key = { uploadId: id, number: 2 }
  const { row } = await uploads.startMending(actor, key)
  const hoard = 'x'.repeat(100_000)
  const others = { hoard, logo: 'logos/0123456789abc.webp', noFee: 'on' }

  await uploads.mend(actor, key, { ...row.answers, ...others, place: hoard, description: hoard })

  const { answers } = (await uploads.startMending(actor, key)).row
  expect(Object.keys(answers)).not.toContain('hoard')
  expect(answers).not.toHaveProperty('logo')
  expect(JSON.stringify(answers).length).toBeLessThan(65_000)
})

test('a row that is mended more than a thousand times in an hour has to wait', async () => {
  const { actor } = await aLoggedInPerson(server)
  const id = await upload(services, actor, { rows: [aRow()] })
  const rule = { name: 'row-mending', times: 1200, seconds: 3600, message: '' }
  for (let count = 0; count < rule.times; count += 1) await server.limits.consume(rule, actor.id)

  const mended = uploads.mend(actor, { uploadId: id, number: 2 }, { jobTitle: 'Day nurse' })

  await expect(mended).rejects.toMatchObject({ code: 'too_many' })
  expect((await find(actor, id))[0]?.answers).not.toMatchObject({ jobTitle: 'Day nurse' })
})

test('lists are deleted after a week, and with their owner', async () => {
  const { actor } = await aLoggedInPerson(server)
  const [old, other] = [
    await upload(services, actor, { rows: [aRow()] }),
    await upload(services, actor, { rows: [aRow()] }),
  ]
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('upload').set({ expiresAt }).where('id', '=', old).execute()

  await expect(uploads.find(actor, old)).rejects.toMatchObject({ code: 'not_found' })
  await uploads.sweep()
  const left = () =>
    db.selectFrom('upload').select('id').where('accountId', '=', actor.id).execute()
  expect(await left()).toEqual([{ id: other }])

  await db.deleteFrom('account').where('id', '=', actor.id).execute()
  expect(await left()).toEqual([])
})

test('too many lists in an hour are not read', async () => {
  const { actor } = await aLoggedInPerson(server)
  for (let list = 0; list < 30; list += 1) await receive(actor, { text: 'no list' })

  const { failure } = await receive(actor, { text: aList([aRow()]) })
  expect(failure).toMatchObject({
    code: 'too_many',
    message: expect.stringMatching(/^You have upl/),
  })
})
