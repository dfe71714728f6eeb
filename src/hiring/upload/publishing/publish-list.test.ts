import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { anApplicationForm, aLoggedInPerson, postApplication } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aCompany, aList, aListForm, aRow, upload } from '#tests/support/uploads.ts'

import { toListView } from '#hiring/upload/pages/list/list-view.ts'

const server = await openTestServer()
const { app, db, services } = server
const { uploads } = services

/** An organisation with a proof, and its owner. */
async function aProvedCompany() {
  const company = await anOrganisation(server, { name: aCompany() })
  await aProof(db, company.id)
  return company
}

const rowsOf = async (actor: Actor, id: string) => (await uploads.find(actor, id)).rows
const outcomesOf = async (actor: Actor, id: string) =>
  (await rowsOf(actor, id)).map(({ outcome }) => outcome)
const jobsOf = ({ id }: { id: string }) =>
  db
    .selectFrom('job')
    .select(['id', 'title', 'place', 'status', 'reference', 'payMin', 'description'])
    .where('organisationId', '=', id)
    .where('status', '<>', 'removed')
    .orderBy('reference')
    .execute()

/** Publishes a list as the task does. */
async function publish(actor: Actor, uploadId: string) {
  await uploads.publish(actor, uploadId)
  await uploads.publishRows({ uploadId })
}

test('ticked rows become jobs, once each, and the report says so', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const rows = [1, 2, 3].map((number) => aRow({ Reference: `R-${number}`, Pay: '£31,500 a year' }))
  const id = await upload(services, actor, { companyName, rows: [...rows, aRow({ Pay: 'abc' })] })
  await uploads.select(actor, id, { shown: [2, 3, 4, 5], selected: [2, 3, 5] })

  await publish(actor, id)
  await uploads.publishRows({ uploadId: id })
  await publish(actor, id)

  expect(await outcomesOf(actor, id)).toEqual(['published', 'published', null, null])
  expect(await jobsOf(company)).toMatchObject([
    { reference: 'R-1', status: 'open', payMin: 31_500 },
    { reference: 'R-2', status: 'open' },
  ])
  expect((await uploads.find(actor, id)).upload.state).toBe('done')
  const report = parse(await uploads.writeReport(actor, id), { bom: true, columns: true })
  expect(report).toMatchObject([
    { Row: '2', Result: 'Published', Address: expect.stringMatching(/^http.*jobDet/) },
    { Row: '3', Result: 'Published' },
    { Row: '4', Result: 'Not published', Why: 'It was not ticked.' },
    { Row: '5', Result: 'Not published', Why: expect.stringMatching(/‘abc’ is not/) },
  ])
})

test('two tasks at once publish each row once', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const rows = Array.from({ length: 6 }, () => aRow())
  const id = await upload(services, actor, { companyName, rows })
  await db.updateTable('upload').set({ state: 'publishing' }).where('id', '=', id).execute()

  await Promise.all([
    uploads.publishRows({ uploadId: id }),
    uploads.publishRows({ uploadId: id }),
    pause(5).then(() => uploads.publishRows({ uploadId: id })),
  ])

  expect(await jobsOf(company)).toHaveLength(6)
  expect(new Set(await outcomesOf(actor, id))).toEqual(new Set(['published']))
})

test('a second list changes jobs by their references', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const [same, other] = [
    aRow({ Reference: 'A', Pay: '£30,000 a year' }),
    aRow({ Reference: 'B', Pay: '£30,000 a year', Category: 'Cleaning' }),
  ]
  await publish(actor, await upload(services, actor, { companyName, rows: [same, other] }))
  const { Pay: _, Category: __, ...rest } = other
  const next = [same, { ...rest, Town: 'York' }, aRow({ Reference: 'C' })]

  const id = await upload(services, actor, { companyName, rows: next })
  expect((await rowsOf(actor, id)).map(({ plan }) => plan)).toEqual(['same', 'change', 'new'])
  await publish(actor, id)

  expect(await outcomesOf(actor, id)).toEqual(['unchanged', 'changed', 'published'])
  const jobs = await jobsOf(company)
  expect(jobs.map(({ reference, place }) => [reference, place])).toEqual([
    ['A', 'Leeds'],
    ['B', 'York'],
    ['C', 'Leeds'],
  ])
  // An empty cell changes nothing.
  expect(jobs[1]).toMatchObject({ payMin: 30_000 })
  const [category] = await db
    .selectFrom('job')
    .select('category')
    .where('id', '=', jobs[1]?.id ?? '')
    .execute()
  expect(category).toEqual({ category: 'cleaning' })
})

test('what is published is what was shown, also when jobs have changed since the upload', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const [same, fresh] = [aRow({ Reference: 'A' }), aRow()]
  await publish(actor, await upload(services, actor, { companyName, rows: [same] }))
  const id = await upload(services, actor, { companyName, rows: [same, fresh, aRow()] })
  const shown = () => uploads.findPlanned(actor, id)
  const plansOf = async () => (await shown()).rows.map(({ plan }) => plan)
  const opened = await shown()
  expect(opened.rows.map(({ plan }) => plan)).toEqual(['same', 'new', 'new'])

  const other = await upload(services, actor, { companyName, rows: [{ ...same, Town: 'York' }] })
  await publish(actor, other)

  expect(await plansOf()).toEqual(['change', 'new', 'new'])
  const late = uploads.publish(actor, id, opened.version)
  await expect(late).rejects.toMatchObject({ code: 'entry_changed' })
  expect((await uploads.find(actor, id)).upload.state).toBe('open')

  await publish(actor, await upload(services, actor, { companyName, rows: [fresh] }))
  expect(await uploads.planAgain(actor, id)).toBe(true)
  expect((await shown()).rows).toMatchObject([
    { plan: 'change', isSelected: true },
    { plan: 'double', isSelected: false, planDetail: 'You have this job already.' },
    { plan: 'new', isSelected: true },
  ])
  await uploads.publish(actor, id, (await shown()).version)
  await uploads.publishRows({ uploadId: id })
  expect(await outcomesOf(actor, id)).toEqual(['changed', null, 'published'])
})

test('a row says that its job is closed, before and after the list is published', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const row = aRow({ Reference: 'A' })
  await publish(actor, await upload(services, actor, { companyName, rows: [row] }))
  const [job] = await jobsOf(company)
  await services.postings.close(actor, job?.id ?? '')
  const words = 'The job is closed. Open it again on its page.'

  const id = await upload(services, actor, { companyName, rows: [row] })
  const { table } = toListView(await uploads.find(actor, id), 'all', {})
  expect(table.rows).toMatchObject([
    { plan: 'same', planDetail: words, jobHref: expect.stringContaining(job?.id ?? 'none') },
  ])

  await publish(actor, id)
  expect(await rowsOf(actor, id)).toMatchObject([{ outcome: 'unchanged', outcomeDetail: words }])
})

test('a list that says no takes sponsorship out of a job, and an empty cell leaves it', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const sponsored = async () => {
    const job = db.selectFrom('job').select('offersSponsorship')
    return job.where('organisationId', '=', company.id).executeTakeFirst()
  }
  const row = aRow({ Reference: 'A', 'We sponsor': 'yes' })
  await publish(actor, await upload(services, actor, { companyName, rows: [row] }))

  const silent = { ...row, 'We sponsor': '', Town: 'York' }
  await publish(actor, await upload(services, actor, { companyName, rows: [silent] }))
  expect(await sponsored()).toEqual({ offersSponsorship: true })

  const withdrawn = { ...row, 'We sponsor': 'no' }
  await publish(actor, await upload(services, actor, { companyName, rows: [withdrawn] }))
  expect(await sponsored()).toEqual({ offersSponsorship: false })
})

test('applicants are told of a change that a list makes', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const row = aRow({ Reference: 'A', Pay: '£30,000 a year' })
  await publish(actor, await upload(services, actor, { companyName, rows: [row] }))
  const [job] = await jobsOf(company)
  const applicant = await aLoggedInPerson(server)
  await postApplication(app, applicant.cookies, anApplicationForm(job?.id ?? ''))

  const changed = { ...row, Pay: '£26,000 a year' }
  await publish(actor, await upload(services, actor, { companyName, rows: [changed] }))

  const events = await db
    .selectFrom('organisationEvent')
    .select('detail')
    .where('organisationId', '=', company.id)
    .where('action', '=', 'job-changed')
    .execute()
  expect(events).toMatchObject([{ detail: expect.stringMatching(/26,000/) }])
})

test('a reference is free again once its job is deleted', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const row = aRow({ Reference: 'A' })
  await publish(actor, await upload(services, actor, { companyName, rows: [row] }))
  const [job] = await jobsOf(company)
  await services.postings.remove(actor, job?.id ?? '')

  const id = await upload(services, actor, { companyName, rows: [row] })
  await publish(actor, id)

  expect(await outcomesOf(actor, id)).toEqual(['published'])
  expect(await jobsOf(company)).toHaveLength(1)
})

test('a list uploaded twice without references is published once', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const rows = [aRow()]
  const first = await upload(services, actor, { companyName, rows })
  const second = await upload(services, actor, { companyName, rows })
  await publish(actor, first)
  await publish(actor, second)

  expect(await rowsOf(actor, second)).toMatchObject([
    { outcome: 'refused', outcomeDetail: 'You have this job already.' },
  ])
  expect(await jobsOf(company)).toHaveLength(1)
})

test('who has proved nothing waits for the desk after ten, and for tomorrow after thirty', async () => {
  const { actor } = await aLoggedInPerson(server)
  const companyName = aCompany()
  const rows = Array.from({ length: 32 }, () => aRow())
  const id = await upload(services, actor, { companyName, rows })
  await publish(actor, id)

  const outcomes = await outcomesOf(actor, id)
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  expect([count('published'), count('held'), count('waiting')]).toEqual([10, 20, 2])
  const last = (await rowsOf(actor, id)).at(-1)
  expect(last?.outcomeDetail).toBe(
    'You have posted 30 jobs today. Prove who you are, or publish the rest tomorrow.',
  )

  const { organisationId } = await db
    .selectFrom('job')
    .select('organisationId')
    .where('ownerId', '=', actor.id)
    .executeTakeFirstOrThrow()
  await aProof(db, organisationId ?? '')
  await publish(actor, id)
  expect((await outcomesOf(actor, id)).slice(-2)).toEqual(['published', 'published'])
})

test('fraud in one row is held or refused like in a single advert', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const id = await upload(services, actor, { companyName, rows: [aRow(), aRow(), aRow()] })
  const words = 'Care by the sea. Write on WhatsApp +44 7700 900123, not here.'
  const bad = 'Send us £500 for your certificate of sponsorship before you start.'
  for (const [number, description] of [
    [3, words],
    [4, bad],
  ] as const)
    // As if the rules had become stricter since the list was previewed.
    await db
      .updateTable('uploadRow')
      .set((eb) => ({
        answers: eb.val(JSON.stringify({ ...aForm(companyName), description })) as never,
      }))
      .where('uploadId', '=', id)
      .where('number', '=', number)
      .execute()
  await publish(actor, id)

  const [, held, refused] = await rowsOf(actor, id)
  expect(held).toMatchObject({ outcome: 'held', outcomeDetail: expect.stringMatching(/\w/) })
  expect(refused).toMatchObject({
    outcome: 'refused',
    outcomeDetail: expect.stringMatching(/^Description: /),
  })
})

function aForm(companyName: string) {
  return {
    jobTitle: 'Night nurse',
    jobCategory: 'Nursing',
    companyName,
    location: 'United Kingdom',
    email: 'jobs@saltmarsh.example',
  }
}

test('a suspended organisation publishes nothing', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const id = await upload(services, actor, { companyName, rows: [aRow()] })
  const suspendedAt = new Date().toISOString()
  await db.updateTable('organisation').set({ suspendedAt }).where('id', '=', company.id).execute()

  await publish(actor, id)
  const later = await upload(services, actor, { companyName, rows: [aRow()] })

  expect(await rowsOf(actor, id)).toMatchObject([
    { outcome: 'refused', outcomeDetail: expect.stringMatching(/^This organisation is suspended/) },
  ])
  expect((await rowsOf(actor, later))[0]?.problems).toMatchObject([{ field: 'companyName' }])
  await expect(uploads.publish(actor, later)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a suspended account publishes nothing more', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const id = await upload(services, actor, { companyName, rows: [aRow()] })
  await uploads.publish(actor, id)
  const suspendedAt = new Date().toISOString()
  await db.updateTable('account').set({ suspendedAt }).where('id', '=', actor.id).execute()
  await uploads.publishRows({ uploadId: id })

  expect(await rowsOf(actor, id)).toMatchObject([
    { outcome: 'refused', outcomeDetail: expect.stringMatching(/^Your account is suspended/) },
  ])
  expect(await jobsOf(company)).toEqual([])
})

test('another employer’s jobs are out of reach, whatever the references say', async () => {
  const company = await aProvedCompany()
  const { actor, name: companyName } = company
  const row = aRow({ Reference: 'A' })
  await publish(actor, await upload(services, actor, { companyName, rows: [row] }))
  const [before] = await jobsOf(company)
  const { actor: stranger } = await aLoggedInPerson(server)

  const id = await upload(services, stranger, { companyName, rows: [{ ...row, Town: 'York' }] })
  await publish(stranger, id)

  expect((await rowsOf(stranger, id))[0]?.plan).toBe('new')
  expect(await jobsOf(company)).toEqual([before])
})

test('rows to mend come back from a spreadsheet as they went, formulas and all', async () => {
  const { actor } = await aLoggedInPerson(server)
  const row = aRow({ Pay: 'abc', Description: '- Care\n=1+1', Reference: '+7', Occupation: '2237' })
  const broken = 'Job title,Description\nNurse,"a",b,c'
  const id = await upload(services, actor, { rows: [row, aRow()] })

  const file = await uploads.writeProblems(actor, id)
  const [line] = parse(file, { bom: true, columns: true }) as Record<string, string>[]
  expect(line).toMatchObject({ Row: '2', Description: "'- Care\n'=1+1", Reference: "'+7" })
  expect(line?.Problem).toBe('Lowest pay: ‘abc’ is not an amount. Write 13.50 or 31,500.')

  const mended = file.replace('"abc"', '"13.50"')
  const { id: again } = await uploads.receive(actor, await aListForm({ text: mended }))
  const { upload: list, rows } = await uploads.find(actor, again ?? '')
  expect([list.unusedColumns, rows.length]).toEqual([[], 1])
  expect(rows[0]).toMatchObject({ reference: '+7', problems: [], isSelected: true })
  expect(parse(await uploads.writeReport(actor, again ?? ''), { bom: true })).toHaveLength(2)

  const { id: unread } = await uploads.receive(actor, await aListForm({ text: broken }))
  expect(await uploads.writeProblems(actor, unread ?? '')).toContain('"Nurse | a | b | c"')
  expect(aList([])).toBe('')
})
