import { expect, test } from 'vitest'
import { releaseHeld } from '#board/screening/rescreen-held.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { endProof } from '#tests/support/organisations.ts'
import {
  aConnectedSource,
  failure,
  greenhouseAdvert,
  jobsOf,
  lastRun,
  openReferences,
  pinpointAdvert,
} from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { countingStatements } from '#tests/support/counting-statements.ts'

const { clock, boards, server, db, services, read, aSource } = await openFeedServer()

const bodyOf = (jobs: object[]) => JSON.stringify({ jobs })

const sourceRow = (id: string) =>
  db.selectFrom('source').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('adverts of a connected list are its organisation’s, proved, and lead to its own page', async () => {
  const { id, company } = await aSource([1, 2])
  const jobs = await jobsOf(db, id)
  expect(jobs).toMatchObject([
    { title: 'Registered nurse 1', employerName: company, poster: 'proved', status: 'open' },
    { title: 'Registered nurse 2', employerName: company, poster: 'proved', status: 'open' },
  ])
  expect(jobs.map(({ sourceUrl }) => sourceUrl)).toEqual([
    'https://boards.greenhouse.io/fen/jobs/1',
    'https://boards.greenhouse.io/fen/jobs/2',
  ])
  expect(await lastRun(services, id)).toMatchObject({
    answer: 'content',
    isComplete: true,
    added: 2,
  })
})

test('a proof that ends takes the mark off at once, and the list is read no more', async () => {
  const { id, organisation } = await aSource([1])
  await endProof(db, organisation.id)
  expect(await jobsOf(db, id)).toMatchObject([{ poster: 'unproved', status: 'open' }])
  await read(6)
  expect(await lastRun(services, id)).toMatchObject({ answer: 'failed', reason: 'not-proved' })
  expect((await sourceRow(id)).failures).toBe(0)
})

test('members close an advert of their list here, but change and reopen it there', async () => {
  const { id, actor, serve } = await aSource([1, 2])
  const [job] = await jobsOf(db, id)
  const jobId = job?.id ?? ''
  await services.postings.close(actor, jobId, { reason: 'filled' })
  await expect(services.postings.reopen(actor, jobId)).rejects.toThrow(/in your own list/)
  serve([1, 2, 3])
  await read(6)
  expect(await openReferences(db, id)).toEqual(['2', '3'])
})

test('two adverts of the same title and town at one source are two jobs', async () => {
  const { id } = await aSource([1, 2], { title: 'Senior carer' })
  expect(await jobsOf(db, id)).toMatchObject([{ title: 'Senior carer' }, { title: 'Senior carer' }])
})

test('hidden adverts and talent pools never appear', async () => {
  const { id, address, company } = await aSource([1])
  const pool = greenhouseAdvert(2, { company, title: 'Join our talent pool' })
  boards.serve(address, { body: bodyOf([greenhouseAdvert(1, { company }), pool]) })
  await read(6)
  expect(await openReferences(db, id)).toEqual(['1'])
})

test('a changed advert is written, and the others are not', async () => {
  const { id, address, company } = await aSource([1, 2])
  const changed = greenhouseAdvert(2, { company, title: 'Matron' })
  boards.serve(address, { body: bodyOf([greenhouseAdvert(1, { company }), changed]) })
  await read(6)
  expect((await jobsOf(db, id)).map(({ title }) => title)).toEqual(['Registered nurse 1', 'Matron'])
  expect(await lastRun(services, id)).toMatchObject({ seen: 2, added: 0, changed: 1 })
})

test('an advert of their own list that asks for money waits for the desk, as one that they type', async () => {
  const { id, address, company, organisation } = await aSource([1])
  const demand = 'Pay £2,900 towards your certificate of sponsorship before you travel.'
  const listed = (title: string) => [
    greenhouseAdvert(1, { company }),
    greenhouseAdvert(2, { company, title, content: demand }),
  ]
  const cases = () =>
    db
      .selectFrom('moderationCase')
      .select(['kind', 'risk', 'status'])
      .where('organisationId', '=', organisation.id)
      .execute()
  boards.serve(address, { body: bodyOf(listed('Carer')) })
  await read(6)
  expect((await jobsOf(db, id)).map(({ status }) => status)).toEqual(['open', 'held'])
  expect(await openReferences(db, id)).toEqual(['1'])
  expect(await cases()).toEqual([{ kind: 'held-job', risk: 1, status: 'open' }])

  boards.serve(address, { body: bodyOf(listed('Care assistant')) })
  await read(6)
  expect((await jobsOf(db, id)).map(({ status }) => status)).toEqual(['open', 'held'])
  expect(await cases()).toHaveLength(1)
})

const MONEY = [
  'Pay £2,900 towards your certificate of sponsorship before you travel.',
  'Send us £900 for your visa.',
]

/** A list whose second advert asks for money in these words, and is held. */
async function aHeldList() {
  const source = await aSource([1])
  const serve = async (content = MONEY[0] ?? '', title = 'Carer') => {
    const { company } = source
    const second = greenhouseAdvert(2, { company, title, content })
    boards.serve(source.address, { body: bodyOf([greenhouseAdvert(1, { company }), second]) })
    await read(6)
    return (await jobsOf(db, source.id)).map(({ status }) => status)
  }
  expect(await serve()).toEqual(['open', 'held'])
  const cases = () =>
    db
      .selectFrom('moderationCase')
      .select(['id', 'jobId', 'status', 'reasons'])
      .where('organisationId', '=', source.organisation.id)
      .where('kind', '=', 'held-job')
      .orderBy('number')
      .execute()
  return { serve, cases }
}

test('the case of an advert that waits says what its list says now', async () => {
  const { serve, cases } = await aHeldList()
  const [before] = await cases()
  expect(await serve(MONEY[1])).toEqual(['open', 'held'])
  const [after, ...others] = await cases()
  expect([after?.id, others]).toEqual([before?.id, []])
  expect(JSON.stringify(before?.reasons)).not.toContain('£900')
  expect(JSON.stringify(after?.reasons)).toContain('£900')
})

test('an advert that the desk has published stays, until its list has something else to read', async () => {
  const { serve, cases } = await aHeldList()
  const [found] = await cases()
  const decided = {
    status: 'decided',
    decision: 'publish',
    decidedAt: clock.now().toISOString(),
  } as const
  await db
    .updateTable('moderationCase')
    .set(decided)
    .where('id', '=', found?.id ?? '')
    .execute()
  await releaseHeld(db, found?.id ?? '', found?.jobId ?? '')
  expect(await serve(MONEY[0], 'Care assistant')).toEqual(['open', 'open'])
  expect(await cases()).toHaveLength(1)
  expect(await serve(MONEY[1], 'Care assistant')).toEqual(['open', 'held'])
  expect(await cases()).toHaveLength(2)
})

test('a reader that knows nothing of a list asks for all of it, and then only for changes', async () => {
  const { address } = await aSource([1])
  await read(6)
  await read(6)
  const etags = boards.asked.filter((each) => each.address === address).map(({ etag }) => etag)
  expect(etags[0]).toBe(null)
  expect(etags.slice(1).every((etag) => etag !== null)).toBe(true)
})

test.each([
  ['by its ETag', undefined],
  ['by its content', null],
])('an unchanged list costs a handful of statements, known %s', async (_, etag) => {
  const source = await aConnectedSource(server)
  const company = source.organisation.name
  const adverts = Array.from({ length: 120 }, (_, id) => greenhouseAdvert(id, { company }))
  boards.serve(source.address, { body: bodyOf(adverts), ...(etag === null && { etag }) })
  await read()
  clock.forward(6)
  const later = new Date(clock.now().getTime() + 1).toISOString()
  await db.updateTable('source').set({ nextAt: later }).where('id', '<>', source.id).execute()
  const { statements } = await countingStatements(() => services.sources.readDue())
  expect(statements.filter((text) => /^\s*(?:insert into|update) "?job/i.test(text))).toEqual([])
  expect(statements.length).toBeLessThan(10)
  expect((await sourceRow(source.id)).lastCompleteAt).toBe(clock.now().toISOString())
  expect(await lastRun(services, source.id)).toMatchObject({
    answer: 'unchanged',
    isComplete: true,
  })
})

test('the stored sighting of an advert follows when it is a week behind', async () => {
  const { id } = await aSource([1])
  const seen = async () => (await jobsOf(db, id))[0]?.lastSeenAt ?? ''
  const first = await seen()
  for (let day = 1; day <= 6; day++) await read(24)
  expect(await seen()).toBe(first)
  await read(48)
  expect(await seen()).toBe(clock.now().toISOString())
})

test('failures wait longer each time, switch the list off after five, and are reported', async () => {
  const { id, address, serve } = await aSource([1])
  boards.serve(address, failure(503))
  for (const hours of [6, 1, 2, 4]) {
    await read(hours)
    expect((await sourceRow(id)).state).toBe('on')
  }
  const asked = boards.asked.length
  await read(7)
  expect(boards.asked.slice(asked).map((each) => each.address)).not.toContain(address)
  await read(1)
  expect(await sourceRow(id)).toMatchObject({ state: 'off', stateBecause: 'failures', failures: 5 })
  expect(await openReferences(db, id)).toEqual(['1'])
  await server.runTasks({ 'read-sources': async () => {} })
  const mails = await server.mailbox.list()
  const word = address.split('/').at(-1) ?? ''
  const reports = mails.filter(({ subject }) => subject.includes(word))
  expect(reports).toMatchObject([{ to: 'owner@landfall.example' }])
  expect(reports[0]?.text).toContain('status 503')
  serve([1])
})

test('a wait that the answer asks for is kept', async () => {
  const { id, address } = await aSource([1])
  const retryAt = new Date(clock.now().getTime() + 30 * 3_600_000).toISOString()
  boards.serve(address, failure(429, { retryAt }))
  await read(6)
  expect((await sourceRow(id)).nextAt).toBe(retryAt)
})

test('a list whose host waits because of another one is put off, and that is no failure of its own', async () => {
  const { id, address } = await aSource([1])
  for (let run = 0; run < 7; run++) {
    clock.forward(6)
    const retryAt = new Date(clock.now().getTime() + 90 * 60_000).toISOString()
    boards.serve(address, failure(429, { retryAt, isPostponed: true }))
    await read()
    expect(await sourceRow(id)).toMatchObject({ state: 'on', failures: 0, nextAt: retryAt })
  }
})

test.each([
  ['a page of marketing', '<!doctype html><html><p>Hire with us</p></html>'],
  ['an answer of an error', '{"error": "not found"}'],
  ['half of a list', bodyOf([greenhouseAdvert(1), greenhouseAdvert(2)]).slice(0, 300)],
  ['nothing', ''],
])('%s is a failure, and closes nothing', async (_, body) => {
  const { id, address } = await aSource([1, 2, 3])
  boards.serve(address, { body })
  for (let run = 0; run < 4; run++) await read(24)
  expect(await lastRun(services, id)).toMatchObject({ answer: 'failed', reason: 'unreadable' })
  expect(await openReferences(db, id)).toEqual(['1', '2', '3'])
})

test('what is disconnected closes at once, stays closed, and opens again when it is connected again', async () => {
  const { id, address, actor, organisation } = await aSource([1, 2])
  const organisationId = organisation.id
  const before = (await jobsOf(db, id)).map((job) => job.id)
  expect(await services.sources.disconnect(actor, { organisationId, sourceId: id })).toBe(2)
  expect(await services.sources.disconnect(actor, { organisationId, sourceId: id })).toBe(0)
  await read(24)
  expect(await openReferences(db, id)).toEqual([])
  const again = { organisationId, system: 'greenhouse', address, agreedWords: 'Again.' } as const
  expect(await services.sources.connect(actor, again)).toBe(id)
  await read()
  const jobs = await jobsOf(db, id)
  expect(jobs).toMatchObject([
    { status: 'open', postings: 1 },
    { status: 'open', postings: 1 },
  ])
  expect(jobs.map((job) => job.id)).toEqual(before)
})

test('an advert that waits for the desk is let go as its list has it then', async () => {
  const { id, actor, organisation, address } = await aSource([1])
  const [job] = await jobsOf(db, id)
  const jobId = job?.id ?? ''
  const hold = () =>
    db
      .updateTable('job')
      .set({ status: 'held', heldFrom: 'open', heldBecause: 'A report.' })
      .where('id', '=', jobId)
      .execute()
  const { id: organisationId } = organisation
  await hold()
  await services.sources.disconnect(actor, { organisationId, sourceId: id })
  expect(await releaseHeld(db, newId(), jobId)).toBe('closed')
  await hold()
  await db.updateTable('job').set({ heldFrom: 'closed' }).where('id', '=', jobId).execute()
  const again = { organisationId, system: 'greenhouse', address, agreedWords: 'Yes.' } as const
  await services.sources.connect(actor, again)
  await read()
  expect(await releaseHeld(db, newId(), jobId)).toBe('open')
})

test('a list that is switched off while it is read is not written', async () => {
  const source = await aConnectedSource(server)
  const company = source.organisation.name
  boards.serve(source.address, { body: bodyOf([greenhouseAdvert(1, { company })]) })
  const fetch = boards.feeds.fetch
  boards.feeds.fetch = async (address, ...more) => {
    const answer = await fetch(address, ...more)
    if (address === source.address) {
      const { id: organisationId } = source.organisation
      await services.sources.disconnect(source.actor, { organisationId, sourceId: source.id })
    }
    return answer
  }
  await read()
  boards.feeds.fetch = fetch
  expect(await jobsOf(db, source.id)).toEqual([])
})

test('a list that is switched off while it is asked for news stays off, and nothing is recorded', async () => {
  const source = await aSource([1])
  const before = await lastRun(services, source.id)
  const fetch = boards.feeds.fetch
  boards.feeds.fetch = async (address, ...more) => {
    const answer = await fetch(address, ...more)
    const { id: organisationId } = source.organisation
    if (address === source.address)
      await services.sources.disconnect(source.actor, { organisationId, sourceId: source.id })
    return answer
  }
  await read(6)
  boards.feeds.fetch = fetch
  expect(await sourceRow(source.id)).toMatchObject({
    state: 'off',
    lastCompleteAt: before?.beganAt,
  })
  expect(await lastRun(services, source.id)).toEqual(before)
})

test('an advert that cannot be read costs only itself', async () => {
  const { id, address, company } = await aSource([1, 2])
  const bad = greenhouseAdvert(3, { company, title: '' })
  boards.serve(address, {
    body: bodyOf([greenhouseAdvert(1, { company }), greenhouseAdvert(2, { company }), bad]),
  })
  await read(6)
  expect(await openReferences(db, id)).toEqual(['1', '2'])
  expect(await lastRun(services, id)).toMatchObject({ isComplete: true, unreadable: 1, seen: 3 })
})

test('a vendor whose consent is needed is not read before', async () => {
  const source = await aConnectedSource(server, { system: 'smartrecruiters' })
  await read(24)
  expect(await sourceRow(source.id)).toMatchObject({ state: 'waiting', lastRunAt: null })
})

test('a list that names another employer is not written, whoever connected it', async () => {
  const { id, company, serve } = await aSource([1, 2, 3])
  serve([1, 2, 3, 4], [], { company: 'Somebody Else Ltd' })
  await read(6)
  const jobs = await jobsOf(db, id)
  expect(jobs.map(({ employerName }) => employerName)).toEqual([company, company, company])
  expect(await lastRun(services, id)).toMatchObject({ leftOut: 4, closedNothingBecause: 'held' })
  const first = await aConnectedSource(server)
  boards.serve(first.address, {
    body: bodyOf([greenhouseAdvert(1, { company: 'Leeds Teaching Hospitals NHS Trust' })]),
  })
  await read()
  expect(await jobsOf(db, first.id)).toEqual([])
})

test('a few adverts of another employer are left out, and the others are read', async () => {
  const { id, address, company } = await aSource([1, 2, 3])
  const other = greenhouseAdvert(4, { company: 'Partner Homes Ltd' })
  const own = [1, 2, 3].map((each) => greenhouseAdvert(each, { company }))
  boards.serve(address, { body: bodyOf([...own, other]) })
  await read(6)
  expect(await openReferences(db, id)).toEqual(['1', '2', '3'])
  expect(await lastRun(services, id)).toMatchObject({ leftOut: 1, isComplete: true })
})

test('an id that is now another employer’s advert has the old one wait for the desk', async () => {
  const { id, address, company } = await aSource([1, 2, 3, 4])
  const [old] = await jobsOf(db, id)
  const adverts = [2, 3, 4].map((each) => greenhouseAdvert(each, { company }))
  const other = greenhouseAdvert(1, { company: 'Partner Homes Ltd', title: 'Night cook' })
  boards.serve(address, { body: bodyOf([other, ...adverts]) })
  await read(6)
  const job = await services.jobs.findHeld(old?.id ?? '')
  expect(job).toMatchObject({ status: 'held', title: 'Registered nurse 1', employer: company })
  const cases = await db
    .selectFrom('moderationCase')
    .select('kind')
    .where('jobId', '=', old?.id ?? '')
    .execute()
  expect(cases).toEqual([{ kind: 'held-job' }])
})

test('a list without names that has only new adverts waits for the desk', async () => {
  const source = await aConnectedSource(server, { system: 'pinpoint' })
  const board = source.organisation.name.toLowerCase().replaceAll(/\W/g, '')
  const serve = (ids: number[]) =>
    boards.serve(source.address, {
      body: JSON.stringify({ data: ids.map((id) => pinpointAdvert(board, id)) }),
    })
  serve([1, 2])
  await read()
  expect(await openReferences(db, source.id)).toEqual(['1', '2'])
  serve([7, 8])
  for (let run = 0; run < 6; run++) await read(12)
  // A day later the old ones are gone; the new ones still wait.
  expect(await openReferences(db, source.id)).toEqual([])
  expect((await jobsOf(db, source.id)).map(({ reference }) => reference)).toEqual(['1', '2'])
  serve([1, 7, 8])
  await read(6)
  expect(await openReferences(db, source.id)).toEqual(['1', '7', '8'])
})

test('the whole host of a vendor is read one list after another', async () => {
  let running = 0
  let most = 0
  const fetch = boards.feeds.fetch
  const own: string[] = []
  for (let count = 0; count < 4; count++) own.push((await aConnectedSource(server)).address)
  boards.feeds.fetch = async (address, ...more) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return fetch(address, ...more)
  }
  await read()
  boards.feeds.fetch = fetch
  expect(most).toBe(1)
})
