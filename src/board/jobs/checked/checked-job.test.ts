import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { aJob } from '#tests/support/builders.ts'
import { aRegister, aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services } = await openTestServer()

const ask = (id: string) => app.inject(`/api/v1/jobs/${id}/sponsorship`)

test('the API returns the four results of a job in the UK, in their order', async () => {
  const { id } = await aJob(db, { title: 'Care assistant', occupationCode: '6135' })

  const response = await ask(id)

  expect(response.statusCode).toBe(200)
  const check = SponsorshipCheck.parse(response.json())
  expect(check.lines.map(({ name }) => name)).toEqual(['licence', 'occupation', 'pay', 'wording'])
  expect(check.lines[1]).toMatchObject({ verdict: 'fail' })
  expect(check.personal).toEqual([])
})

test('before a register is loaded, no licence passes and the check says that there is none', async () => {
  const sponsor = await aSponsor(db, { isLoaded: false })
  const { id } = await aJob(db, { sponsorId: sponsor.id, legalName: sponsor.name })
  const before = SponsorshipCheck.parse((await ask(id)).json())
  expect(await services.sponsorship.findCheckSources()).toMatchObject({ register: null })

  await aRegister(db, '2026-10-02')
  await aRegister(db, '2026-11-02')
  const after = SponsorshipCheck.parse((await ask(id)).json())

  expect([before.register, before.lines[0]?.verdict]).toEqual([null, 'unknown'])
  expect([after.register, after.lines[0]?.verdict]).toEqual([{ publishedOn: '2026-11-02' }, 'pass'])
  const { register } = await services.sponsorship.findCheckSources()
  expect(register).toMatchObject({ publishedOn: '2026-11-02', sponsors: 121_454 })
})

test('a changed advert, and an employer that left the register, are assessed anew at once', async () => {
  const sponsor = await aSponsor(db)
  const job = await aJob(db, { sponsorId: sponsor.id, legalName: sponsor.name })
  const verdicts = async () => {
    const { lines } = SponsorshipCheck.parse((await ask(job.id)).json())
    return [lines[0]?.verdict, lines[1]?.verdict]
  }
  expect(await verdicts()).toEqual(['pass', expect.any(String)])

  const change = db.updateTable('job').where('id', '=', job.id)
  await change.set({ occupationCode: '6135' }).execute()
  await indexJobs(db, [job.id])
  expect(await verdicts()).toEqual(['pass', 'fail'])
  const leave = db.updateTable('sponsor').where('id', '=', sponsor.id)
  await leave.set({ isListed: false }).execute()
  await aRegister(db, '2026-11-09')
  expect(await verdicts()).toEqual(['unknown', 'fail'])
})

test('a check is saved whole, and read again only while rules and register are the same', async () => {
  const sponsor = await aSponsor(db)
  const { id } = await aJob(db, { sponsorId: sponsor.id, legalName: sponsor.name })
  const fresh = (await ask(id)).json()
  const mark = { ...fresh.headline, words: 'Read as saved' }
  await db
    .updateTable('jobCheck')
    .set({ headline: JSON.stringify(mark) })
    .where('id', '=', id)
    .execute()

  expect((await ask(id)).json()).toEqual({ ...fresh, headline: mark })
  await aRegister(db, '2026-11-16')
  expect((await ask(id)).json().headline).toEqual(fresh.headline)
})

test('a draft of a posted advert is checked as it is written, whatever was saved', async () => {
  const { id } = await aJob(db, { title: 'Staff nurse', occupationCode: '2237' })
  const job = await services.jobs.find(id)

  const check = job && (await services.sponsorship.check({ ...job, occupationCode: '6135' }))

  expect((await ask(id)).json().lines[1]).not.toMatchObject({ verdict: 'fail' })
  expect(check?.lines[1]).toMatchObject({ verdict: 'fail' })
})

test('ids that are none find nothing', async () => {
  for (const id of ['', '0', "'; drop table job", 'x'.repeat(10_000)]) {
    expect(await services.jobs.findChecked(id)).toBeNull()
  }
})

test('a card has the headline of the check, and a closed job none saved', async () => {
  const { id } = await aJob(db, { occupationCode: '6135', title: 'Care assistant by the sea' })
  const { items } = await services.search.find({ ...ANY_SEARCH, title: 'by the sea' }, { limit: 5 })

  expect(items.find((job) => job.id === id)?.headline).toMatchObject({
    tone: 'no',
    words: 'Closed from abroad',
    sentence: 'Not from abroad: care work closed to new applicants on 22 July 2025',
  })
  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', id).execute()
  const saved = await db.selectFrom('jobCheck').select('id').where('id', '=', id).execute()
  expect(saved).toEqual([])
})

test('closed jobs are checked, too; removed and unknown ones are not found', async () => {
  const closed = await aJob(db, { status: 'closed' })
  const removed = await aJob(db, { status: 'removed' })

  expect((await ask(closed.id)).statusCode).toBe(200)
  for (const id of [removed.id, 'no-such-job', '%00', "'", 'a'.repeat(36)]) {
    const { statusCode, body } = await ask(id)
    expect([id, statusCode, body]).toEqual([
      id,
      404,
      'This job is no longer here. Look at the other open jobs.',
    ])
  }
})

test('a job in another country is not checked', async () => {
  const { id } = await aJob(db, { country: 'IE' })

  const { statusCode, body } = await ask(id)

  expect([statusCode, body]).toEqual([
    404,
    'This job is outside the UK, and we only know the UK’s rules.',
  ])
})

test('the check’s sources say which rules are in force and when lists end', async () => {
  const { rules } = await services.sponsorship.findCheckSources()

  expect(rules.version).toMatch(/^uk-skilled-worker-/)
  expect(rules.sources.map(({ url }) => new URL(url).host)).toContain('www.gov.uk')
  for (const list of rules.lists) {
    const days = list.ends.map(({ day }) => day)
    expect(days).toEqual([...new Set(days)].toSorted())
    expect(days).toContain('2026-12-31')
    for (const { occupations } of list.ends) expect(occupations).toBeGreaterThan(0)
  }
})
