import { expect, test } from 'vitest'
import { today } from '#platform/primitives/time/today.ts'
import { EMPLOYER_NAME_LIMIT } from './employers.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob, aProof } from '#tests/support/builders.ts'
import { anOrganisation, endProof } from '#tests/support/organisations.ts'
import { aRegister, aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { employers, jobs } = services

const namesFor = async (typed: string) =>
  (await employers.lookUp(typed)).employers.map(({ name }) => name)

/** A sponsor's job that the check finds by its name. */
const aJobOf = ({ name, id }: { name: string; id: string }, more: object = {}) =>
  aJob(db, { employerName: name, legalName: name, sponsorId: id, ...more })

test('before a register is loaded, nobody is found and no employer has a page', async () => {
  const sponsor = await aSponsor(db, { isLoaded: false })

  expect(await employers.lookUp(sponsor.name)).toEqual({
    register: null,
    employers: [],
    isMore: false,
  })
  expect(await employers.find(sponsor.id)).toBeNull()
})

test('this very name comes first, then those that begin with it', async () => {
  const word = `Quayside${newId()}`
  for (const name of [`${word} A`, `${word} Care Homes Limited`, `The Old ${word} Ltd`]) {
    await aSponsor(db, { name })
  }
  await aSponsor(db, { name: `${word} Care Ltd`, towns: ['Whitby'], licences: [] })

  const { employers: found, register } = await employers.lookUp(`${word} care`)

  expect(register).toMatchObject({ publishedOn: today() })
  expect(found.map(({ name }) => name)).toEqual([`${word} Care Ltd`, `${word} Care Homes Limited`])
  expect(found[0]).toMatchObject({
    detail: 'Whitby · not for Skilled Worker',
    firstSeen: '2023-05-26',
    leftOn: null,
  })
  expect(await namesFor(word)).toHaveLength(4)
})

test('a trading name finds its legal one', async () => {
  const word = `Harbour${newId()}`
  const { name } = await aSponsor(db, { name: `Roofline Ltd t/a ${word} Kitchens` })

  expect(await namesFor(`${word} Kitchens`)).toEqual([name])
})

test('of more than twenty only the first are found, and it is said that there are more', async () => {
  const word = `Lantern${newId()}`
  for (let each = 0; each < 21; each += 1) await aSponsor(db, { name: `${word} ${newId()}` })

  const { employers: found, isMore } = await employers.lookUp(word)

  expect([found.length, isMore]).toEqual([20, true])
})

test('hostile, empty and endless names find nobody', async () => {
  await aRegister(db)
  const typed = [
    '',
    ' ',
    '\0',
    '%',
    "';--",
    '\uFFFD',
    '\uD800',
    '🙂',
    '\\',
    '((((',
    'Zzyzx Nowhere',
  ]
  for (const name of [...typed, 'x'.repeat(EMPLOYER_NAME_LIMIT), 'a'.repeat(5000)]) {
    expect([name, (await employers.lookUp(name)).employers]).toEqual([name, []])
  }
  for (const id of ['nobody', '\0', '../', 'a'.repeat(99)]) {
    expect([id, await employers.find(id)]).toEqual([id, null])
  }
})

test('a page has the licences, the open jobs and how the check answers for them', async () => {
  const sponsor = await aSponsor(db)
  const nurse = { occupationCode: '2231', payMin: 60_000, payPeriod: 'year', payCurrency: 'GBP' }
  const pass = await aJobOf(sponsor, { ...nurse, hoursPerWeek: 37.5, title: 'Nurse, Ward 1' })
  const ruledOut = await aJobOf(sponsor, { occupationCode: '6135', title: 'Care assistant' })
  await aJobOf(sponsor, { status: 'closed' })
  await aJobOf(sponsor, { closesAt: '2026-01-01T00:00:00.000Z' })

  const page = await employers.find(sponsor.id)

  expect(page).toMatchObject({ employer: { name: sponsor.name, isListed: true }, events: [] })
  expect(page?.advertNames).toEqual([sponsor.name])
  expect(page?.jobs.map(({ id }) => id).toSorted()).toEqual([pass.id, ruledOut.id].toSorted())
  const { total, pass: passes, ask, ruledOut: not } = page?.answers ?? {}
  expect([total, (passes ?? 0) + (ask ?? 0), not]).toEqual([2, 1, 1])
  const check = (await app.inject(`/api/v1/jobs/${pass.id}/sponsorship`)).json()
  expect(check.employer).toEqual({ id: sponsor.id, name: sponsor.name })
})

test('a page names who has proved to post for the employer, and nobody else', async () => {
  const sponsor = await aSponsor(db)
  const claim = { legalName: sponsor.name, sponsorId: sponsor.id }
  const { id, name } = await anOrganisation(server, { name: sponsor.name, ...claim })
  await anOrganisation(server, { name: `${sponsor.name} Careers`, ...claim })
  expect((await employers.find(sponsor.id))?.posters).toEqual([])

  await aProof(db, id, { sponsorId: sponsor.id })

  const posters = [{ name, proof: expect.stringMatching(/^Proved by evidence .* since /) }]
  expect((await employers.find(sponsor.id))?.posters).toEqual(posters)
  const members = await db
    .deleteFrom('organisationMember')
    .where('organisationId', '=', id)
    .returningAll()
    .execute()
  expect((await employers.find(sponsor.id))?.posters).toEqual([])
  await db.insertInto('organisationMember').values(members).execute()
  await endProof(db, id)
  expect((await employers.find(sponsor.id))?.posters).toEqual([])
})

test('search engines list a page while it has open jobs', async () => {
  const [busy, idle] = [await aSponsor(db), await aSponsor(db)]
  const { id } = await aJobOf(busy)
  jobs.notifyJobsChanged()
  const read = async (path: string) => (await app.inject(path)).body

  const sitemap = await read('/sitemaps/pages.xml')
  expect(sitemap).toContain(`http://localhost:3000${employerPath(busy)}</loc>`)
  expect(sitemap).not.toContain(idle.id)
  expect(sitemap).toContain('/employers</loc>')

  const close = db.updateTable('job').set({ status: 'closed' }).where('id', '=', id)
  await close.execute()
  jobs.notifyJobsChanged()
  expect(await read('/sitemaps/pages.xml')).not.toContain(busy.id)
})

test('a proved organisation that is not on the register has a page with its open jobs', async () => {
  const { id, name } = await anOrganisation(server)
  const job = await aJob(db, { organisationId: id, employerName: name, poster: 'proved' })
  await aJob(db, { employerName: name })
  expect(await employers.findOrganisation(id)).toBeNull()

  await aProof(db, id)

  expect(await employers.findOrganisation(id)).toMatchObject({
    organisation: { id, name },
    entry: null,
    proof: expect.stringMatching(/^Proved by evidence .* since /),
    answers: { total: 1 },
    jobs: [{ id: job.id }],
  })
  await endProof(db, id)
  expect(await employers.findOrganisation(id)).toBeNull()
  expect(await employers.findOrganisation('nobody')).toBeNull()
})

test('search engines list the page of a proved organisation while it is public and has open jobs', async () => {
  const { id, name } = await anOrganisation(server)
  const idle = await anOrganisation(server)
  const { id: jobId } = await aJob(db, { organisationId: id, employerName: name, poster: 'proved' })
  const listed = async () => {
    jobs.notifyJobsChanged()
    return (await app.inject('/sitemaps/pages.xml')).body
  }
  expect(await listed()).not.toContain(id)

  await aProof(db, id)
  await aProof(db, idle.id)
  const sitemap = await listed()
  expect(sitemap).toContain(`http://localhost:3000${employerPath({ id, name })}</loc>`)
  expect(sitemap).not.toContain(idle.id)

  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', jobId).execute()
  expect(await listed()).not.toContain(id)
})

test('one that is on the register leads to the page of its entry', async () => {
  const sponsor = await aSponsor(db)
  const claim = { legalName: sponsor.name, sponsorId: sponsor.id }
  const { id } = await anOrganisation(server, { name: sponsor.name, ...claim })
  await aProof(db, id, { sponsorId: sponsor.id })

  const found = await employers.findOrganisation(id)
  expect(found?.entry).toEqual({ id: sponsor.id, name: sponsor.name })
})
