import { expect, test } from 'vitest'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aKey, aPartner, aPartnerJob } from '#tests/support/partners.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { app, db } = server

const jobsOf = (organisationId: string) =>
  db
    .selectFrom('job')
    .select(['id', 'title', 'status', 'reference', 'poster', 'payMin'])
    .where('organisationId', '=', organisationId)
    .orderBy('createdAt')
    .execute()
const isPublic = async (id: string) => (await app.inject(`/api/v1/jobs/${id}`)).statusCode === 200

test('a system creates a job, changes it, lists it and closes it', async () => {
  const partner = await aPartner(server)
  const sent = aPartnerJob({ payMin: 17, offersSponsorship: true, noFee: true })

  const created = await partner.create(sent)

  expect([created.statusCode, created.json()]).toEqual([
    201,
    {
      id: expect.any(String),
      reference: sent.reference,
      status: 'open',
      changeWaits: false,
      isStaging: false,
      title: sent.jobTitle,
      url: expect.stringMatching(/^http:\/\/localhost:3000\/jobDetails\//),
      closesAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ])
  const { id } = created.json()
  expect(await isPublic(id)).toBe(true)
  expect(await jobsOf(partner.id)).toMatchObject([{ id, poster: 'proved', payMin: 17 }])

  const changed = await partner.change(id, { ...sent, jobTitle: 'Day nurse' })
  expect([changed.statusCode, changed.json().title]).toEqual([200, 'Day nurse'])
  // Without a closing date it keeps its own.
  expect(changed.json().closesAt).toBe(created.json().closesAt)

  expect((await partner.list()).json()).toEqual([changed.json()])
  expect((await partner.list(`?reference=${sent.reference}`)).json()).toHaveLength(1)
  expect((await partner.list('?reference=other')).json()).toEqual([])

  const closed = await partner.close(id, { reason: 'withdrawn' })
  expect([closed.statusCode, closed.json().status]).toEqual([200, 'closed'])
  expect((await partner.close(id)).json()).toEqual(closed.json())
  const { closedAs } = await db
    .selectFrom('job')
    .select('closedAs')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(closedAs).toBe('withdrawn')
})

test('a job sent again, also five times at once, is one job', async () => {
  const partner = await aPartner(server)
  const sent = aPartnerJob()

  const answers = await Promise.all(Array.from({ length: 5 }, async () => partner.create(sent)))
  const again = await partner.create(sent)

  expect(answers.map(({ statusCode }) => statusCode < 300)).toEqual(Array(5).fill(true))
  expect(again.statusCode).toBe(200)
  expect(new Set([again, ...answers].map((answer) => answer.json().id)).size).toBe(1)
  expect(await jobsOf(partner.id)).toHaveLength(1)
})

test('a reference that is taken by another advert is refused and changes nothing', async () => {
  const partner = await aPartner(server)
  const sent = aPartnerJob()
  await partner.create(sent)

  const other = await partner.create({ ...sent, jobTitle: 'Cook' })

  expect([other.statusCode, other.json().code]).toEqual([409, 'reference_taken'])
  expect(await jobsOf(partner.id)).toMatchObject([{ title: sent.jobTitle }])
})

test('a reference is unique in one organisation, not among all', async () => {
  const [one, other] = [await aPartner(server), await aPartner(server)]
  const { reference } = aPartnerJob()

  const answers = [
    await one.create(aPartnerJob({ reference })),
    await other.create(aPartnerJob({ reference })),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
})

test('all problems come at once, each with its field', async () => {
  const partner = await aPartner(server)

  const refused = await partner.create({
    reference: uniqueWord(),
    jobTitle: { en: 'Nurse' },
    jobCategory: 'Nursing',
  })
  const wrongTypes = refused.json()
  const { errors } = (
    await partner.create({ reference: uniqueWord(), jobCategory: 'Alchemy', payMin: 'much' })
  ).json()

  expect([refused.statusCode, wrongTypes.errors]).toEqual([
    422,
    [{ field: 'jobTitle', message: 'Send text, a number, true or false here.' }],
  ])
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(
    expect.arrayContaining([
      'jobTitle',
      'jobCategory',
      'location',
      'email',
      'description',
      'payMin',
    ]),
  )
  for (const body of ['[]', '"job"', 'null'])
    expect(
      (await partner.call('POST', '', body, { 'content-type': 'application/json' })).statusCode,
    ).toBe(422)
  expect((await partner.create({ ...aPartnerJob(), reference: 7 })).json().errors).toEqual([
    { field: 'reference', message: 'Send your own number for the job, as text.' },
  ])
  expect(await jobsOf(partner.id)).toEqual([])
})

test('an advert that breaks a law is refused with the law; a lawful reason goes into `reason`', async () => {
  const partner = await aPartner(server)
  const unlawful = aPartnerJob({ jobTitle: 'Female carer', payMin: 13.5 })

  const refused = await partner.create(unlawful)

  expect(refused.statusCode).toBe(422)
  const [{ field, law }] = refused.json().errors
  expect(field).toBe('reason')
  expect(law).toMatchObject({ level: 'amber', law: expect.stringContaining('Equality Act 2010') })
  const reason = 'Personal care of women who have asked for a woman.'
  const created = await partner.create({ ...unlawful, reason })
  expect([created.statusCode, created.json().status]).toEqual([201, 'open'])
})

test('words that the form refuses are refused, and what it holds is held and says why', async () => {
  const partner = await aPartner(server)

  const refused = await partner.create(
    aPartnerJob({
      description: 'Pay us £5,000 for your certificate of sponsorship before you start.',
    }),
  )
  const held = await partner.create(
    aPartnerJob({ description: 'Care by the sea. Write on WhatsApp +44 7700 900123, not here.' }),
  )

  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([422, 'description'])
  expect([held.statusCode, held.json()]).toMatchObject([
    201,
    { status: 'held', heldBecause: expect.stringMatching(/\w/) },
  ])
  expect(await isPublic(held.json().id)).toBe(false)
  expect((await partner.close(held.json().id)).json().code).toBe('job_held')
})

test('the daily limit is that of the form', async () => {
  const organisation = await anOrganisation(server)
  const unproved = await aKey(server, organisation)

  const statuses = []
  for (let i = 0; i < 31; i += 1) statuses.push((await unproved.create(aPartnerJob())).statusCode)

  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201))
  expect(statuses[30]).toBe(429)
})

test('another company’s name is refused, and no new organisation is made', async () => {
  const partner = await aPartner(server)

  const refused = await partner.create(aPartnerJob({ companyName: 'Leeds Teaching Hospitals' }))
  const own = await partner.create(aPartnerJob({ companyName: partner.name.toUpperCase() }))

  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([422, 'companyName'])
  expect(own.statusCode).toBe(201)
  expect(
    await db
      .selectFrom('organisationMember')
      .select('organisationId')
      .where('accountId', '=', partner.actor.id)
      .execute(),
  ).toHaveLength(1)
})

test('a list comes in pages that hold each job once', async () => {
  const partner = await aPartner(server)
  for (let i = 0; i < 5; i += 1) await partner.create(aPartnerJob())
  const ids: string[] = []
  let query = '?limit=2'
  for (let pages = 0; pages < 5 && query; pages += 1) {
    const answer = await partner.list(query)
    ids.push(...answer.json().map(({ id }: { id: string }) => id))
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? '')) ?? []
    query = next && new URL(next).search
  }

  expect(ids).toEqual((await jobsOf(partner.id)).map(({ id }) => id).toReversed())
  expect((await partner.list('?limit=0')).statusCode).toBe(422)
  expect((await partner.list('?after=%00')).statusCode).toBe(422)
})

test('a logo that was added by hand stays when the system changes the job', async () => {
  const partner = await aPartner(server)
  const sent = aPartnerJob()
  const { id } = (await partner.create(sent)).json()
  const key = `logos/${id}.webp`
  await db.insertInto('logo').values({ key, accountId: partner.actor.id }).execute()
  await db.updateTable('job').set({ employerLogo: key }).where('id', '=', id).execute()

  await partner.change(id, { ...sent, jobTitle: 'Day nurse', logo: 'logos/other.webp' })

  const row = await db.selectFrom('job').select('employerLogo').where('id', '=', id).execute()
  expect(row).toEqual([{ employerLogo: key }])
})
