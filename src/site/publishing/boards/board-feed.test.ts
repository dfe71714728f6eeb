import { expect, test } from 'vitest'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { HOSTILE, readXml } from '#tests/support/xml.ts'
import { toView } from '#board/jobs/stored/job-rows.ts'
import { BOARD_NAMES, BOARDS, boardFeed, type BoardName } from './board-feed.ts'
import descriptions from './published-descriptions.json' with { type: 'json' }

const server = await openTestServer()
const { app, db, services } = server

const pathOf = (name: string) => `/feeds/boards/${name}.xml`
const bodyOf = async (url: string) => (await app.inject(url)).body
const inThree = async (id: string) =>
  Promise.all(BOARD_NAMES.map(async (name) => (await bodyOf(pathOf(name))).includes(id)))

/** The element of one job in a board’s feed, read as XML. */
async function elementOf(name: BoardName, id: string) {
  const body = await bodyOf(pathOf(name))
  readXml(body)
  const tag = name === 'find-a-job' ? 'Vacancy' : 'job'
  const elements = body.match(new RegExp(`<${tag}[ >][^]*?</${tag}>`, 'g')) ?? []
  return readXml(elements.find((element) => element.includes(id)) ?? '<none/>')
}

test.each(BOARD_NAMES)(
  'every element of the feed %s is in the description published',
  async (name) => {
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString()
    const job = await aJob(db, {
      title: 'Registered Manager',
      category: 'nursing',
      type: 'Contract',
      isRemote: true,
      postcodeDistrict: 'LS1',
      closesAt: day,
      payMin: 20,
      payCurrency: 'GBP',
      payPeriod: 'hour',
    })

    const found = Object.keys(readXml(await bodyOf(pathOf(name))))

    expect((await bodyOf(pathOf(name))).includes(job.id)).toBe(true)
    expect(found.filter((element) => !(element in descriptions[name].elements))).toEqual([])
  },
)

test('Find a job gets an advert in its own words', async () => {
  const { id: late } = await aJob(db, {
    title: 'Teacher',
    category: 'education',
    type: 'Part-time',
    poster: 'unproved',
    payMin: 12.71,
    payCurrency: 'GBP',
    payPeriod: 'hour',
    closesAt: new Date(Date.now() + 90 * 86_400_000).toISOString(),
  })

  const element = await elementOf('find-a-job', late)

  expect(element).toMatchObject({
    Title: ['Teacher'],
    City: ['Leeds'],
    ApplyUrl: [`http://localhost:3000/jobDetails/${late}/teacher`],
  })
  // It closes adverts after 30 days by itself, and refuses a later day.
  expect(element).not.toHaveProperty('VacancyExpiry')
  expect(element.Description?.[0]).toMatch(
    /^We have not checked that this poster acts for Saltmarsh House\.\n\nEmployer: Saltmarsh House\n\nPay: from £12\.71 an hour\n\n/,
  )
})

test('carehome.co.uk gets care jobs of the UK, and no others', async () => {
  const { id: care } = await aJob(db, { category: 'social-care', title: 'Care assistant' })
  const { id: cook } = await aJob(db, { category: 'hospitality' })
  const { id: abroad } = await aJob(db, { category: 'social-care', country: 'IE' })

  expect(await elementOf('carehome', care)).toMatchObject({
    reference: [care],
    title: ['Care assistant'],
    salary: ['Not stated'],
  })
  const body = await bodyOf(pathOf('carehome'))
  expect([body.includes(cook), body.includes(abroad)]).toEqual([false, false])
})

test('only what was posted here goes out: nothing imported, held, closed or sample', async () => {
  const others = [
    await aJob(db, { source: 'nhs-jobs', sourceRef: uniqueWord() }),
    await aJob(db, { source: 'sample', sourceRef: uniqueWord() }),
    await aJob(db, { status: 'held', heldBecause: 'A person looks at it.' }),
    await aJob(db, { status: 'closed' }),
    await aJob(db, { status: 'removed' }),
    await aJob(db, { closesAt: new Date(Date.now() - 1000).toISOString() }),
  ]

  expect(await inThree((await aJob(db)).id)).toEqual([true, true, true])
  for (const { id } of others) expect(await inThree(id)).toEqual([false, false, false])
})

test.each(BOARD_NAMES)('a hostile advert stays inside its element of %s', async (name) => {
  const { id } = await aJob(db, { title: HOSTILE, employerName: HOSTILE, description: HOSTILE })

  const { title, Title } = await elementOf(name, id)
  expect((title ?? Title)?.[0]).toContain('"quoted"')
})

test.each(BOARD_NAMES)(
  'the feed %s is asked for conditionally, and changes with an advert',
  async (name) => {
    const url = pathOf(name)
    const { id } = await aJob(db)
    const { headers } = await app.inject(url)
    const ask = async (more: object = {}) =>
      app.inject({ url, headers: { 'if-none-match': String(headers.etag) }, ...more })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'x-robots-tag': 'noindex',
      'content-type': 'application/xml; charset=utf-8',
    })

    const again = await ask()
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await ask({ method: 'HEAD' })).statusCode).toBe(304)

    await db.updateTable('job').set({ poster: 'unproved' }).where('id', '=', id).execute()
    expect((await ask()).statusCode).toBe(200)
  },
)

test('Find a job is told which adverts have gone, for as long as it may show them', async () => {
  const readGone = async () => bodyOf('/feeds/boards/find-a-job-closed.xml')
  const { actor } = await aLoggedInPerson(server)
  const open = await aJob(db, { ownerId: actor.id })
  const held = await aJob(db, { status: 'held', heldFrom: 'open', heldBecause: 'A report.' })
  const imported = await aJob(db, { status: 'closed', source: 'nhs-jobs', sourceRef: uniqueWord() })
  const neverPublic = await aJob(db, { status: 'held', heldBecause: 'A person looks at it.' })
  const long = new Date(Date.now() - 32 * 86_400_000).toISOString()
  const old = await aJob(db, { status: 'closed', updatedAt: long })
  expect(await readGone()).not.toContain(open.id)

  await services.postings.close(actor, open.id)

  const body = await readGone()
  expect(Object.keys(readXml(body))).toEqual(['ExpireVacancy', 'ExpireVacancies'])
  const has = ({ id }: { id: string }) => body.includes(`<ExpireVacancy vacancyRefCode="${id}"/>`)
  expect([open, held, imported, neverPublic, old].map(has)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

/** Everything that we publish about open jobs, and whether it has this one. */
async function published({ id, word }: { id: string; word: string }) {
  const urls = [
    '/feeds/jobs.xml',
    '/sitemaps/jobs-1.xml',
    ...BOARD_NAMES.map(pathOf),
    `/feeds/search.rss?q=${word}`,
    `/feeds/search.atom?q=${word}`,
    `/api/v1/jobs?q=${word}`,
  ]
  const answers = []
  // A network may read four at once.
  for (const url of urls) {
    const { body, headers, statusCode } = await app.inject(url)
    const age = Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? 0)
    answers.push({ url, statusCode, has: body.includes(id), isStaleAfterAMinute: age > 60 })
  }
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  return answers
}

test('a job that its employer closes is gone from every feed at once, and no cache may keep it longer than a minute', async () => {
  const { actor } = await aLoggedInPerson(server)
  const word = uniqueWord()
  const job = await aJob(db, { title: `Nurse ${word}`, ownerId: actor.id })
  services.jobs.notifyJobsChanged()
  const facts = { id: job.id, word }
  const before = await published(facts)
  expect(before.filter(({ has }) => !has)).toEqual([])

  await services.postings.close(actor, job.id)

  const after = await published(facts)
  expect(after.filter(({ has }) => has)).toEqual([])
  expect(after.filter(({ isStaleAfterAMinute }) => isStaleAfterAMinute)).toEqual([])
})

test('ten thousand jobs are made one at a time: none before the reader asks for it', async () => {
  const row = await db
    .selectFrom('job')
    .selectAll()
    .where('source', 'is', null)
    .executeTakeFirstOrThrow()
  const PER_PAGE = 100
  let pagesRead = 0
  async function* pages() {
    for (; pagesRead < 100;) {
      pagesRead += 1
      yield Array.from({ length: PER_PAGE }, () => row)
    }
  }
  let pieces = 0
  for await (const piece of boardFeed(BOARDS.indeed, pages(), {
    publicUrl: 'http://localhost:3000',
  })) {
    expect(piece.length).toBeLessThan(10_000)
    // The head, and the jobs of the pages so far.
    pieces += 1
    expect(pagesRead).toBeLessThanOrEqual(Math.ceil((pieces - 1) / PER_PAGE) + 1)
  }
  expect([pieces, toView(row).id]).toEqual([10_002, row.id])
})
