import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { aConnectedSource, jobsOf, lastRun, openReferences } from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { readEmptyPage } from './empty-page.ts'

const { boards, server, db, services, read } = await openFeedServer()
const { holds } = services.sources

const ORGANISATION = mark({ '@type': 'Organization', name: 'Fen House' })
const NONE = '<p>There are currently no vacancies.</p>'

function mark(value: object) {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}

const page = (body: string, head = '<title>Work with us</title>') =>
  `<!doctype html><html><head>${head}</head><body><h1>Work with us</h1>${body}</body></html>`

/** A page of marked jobs, read once. */
async function aPage(count: number) {
  const address = `https://${uniqueWord().toLowerCase()}.example/careers`
  const source = await aConnectedSource(server, { system: 'job-posting', address })
  const posting = (id: number) =>
    mark({
      '@type': 'JobPosting',
      identifier: { value: `N${id}` },
      title: `Night nurse ${id}`,
      description: 'Care for people at night.',
      // The first one has no page of its own.
      ...(id !== 0 && { url: new URL(`/roles/${id}`, address).href }),
      jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
    })
  const serve = (html: string) => boards.serve(source.address, { body: html })
  serve(page(Array.from({ length: count }, (_, at) => posting(at)).join('')))
  await read()
  const open = async () => (await openReferences(db, source.id)).length
  expect(await open()).toBe(count)
  const hold = async () =>
    (await holds.list(await anAdmin(db))).find(({ sourceId }) => sourceId === source.id)
  return { ...source, serve, open, hold }
}

test.each([
  ['in words', NONE],
  ['in words, with its own organisation marked', `${ORGANISATION}${NONE}`],
  [
    'in a page that links to itself',
    `<a href="/careers">Careers</a><div class="overflow-hidden">${NONE}</div>`,
  ],
  ['as a list of nothing', mark({ '@type': 'ItemList', numberOfItems: 0, itemListElement: [] })],
])('a page that says that it has no jobs, %s, closes by its second reading', async (_, body) => {
  const { serve, open, id, hold } = await aPage(2)
  serve(page(body))
  await read(6)
  expect(await lastRun(services, id)).toMatchObject({ isComplete: true, closed: 0 })
  await read(6)
  expect(await open()).toBe(2)
  await read(6)
  expect(await open()).toBe(0)
  expect(await hold()).toBeUndefined()
})

test('where ten close at once, the desk is asked', async () => {
  const { serve, open, hold } = await aPage(10)
  serve(page(NONE))
  for (let run = 0; run < 4; run++) await read(24)
  expect(await open()).toBe(10)
  expect(await hold()).toMatchObject({ kind: 'empty', missing: 10, state: 'open' })
})

const LOGIN = '<form action="/login"><input name="user"><input type="password" name="word"></form>'

test.each([
  ['says nothing', page('<p>We care for people.</p>')],
  ['marks its organisation alone', page(`${ORGANISATION}<p>We care for people.</p>`)],
  ['is for logging in', page(`${NONE}${LOGIN}`)],
  ['asks for consent', page(NONE, '<title>Before you continue: cookies</title>')],
  ['is a fault', page(NONE, '<title>Service unavailable</title>')],
  ['leads elsewhere', page(NONE, '<meta http-equiv="refresh" content="0; url=/x">')],
  ['breaks off', page(NONE).replace('</body></html>', '')],
  ['has a job that cannot be read', page(`${NONE}<script>var a = "JobPosting"</script>`)],
  ['is filled by a script', page(`${NONE}<div id="root"></div>`)],
  ['says it where nobody sees it', page(NONE.replace('<p>', '<p class="results is-hidden">'))],
  ['says it in a template', page(`<template>${NONE}</template>`)],
  ['speaks of one place', page('<p>There are no vacancies in Leeds.</p>')],
  ['speaks of a search', page('<p>No jobs match your search.</p>')],
  ['shows a job’s title', page(`${NONE}<h2>Night nurse 1</h2>`)],
  ['links to a job', page(`${NONE}<a href="/roles/1">Apply</a>`)],
])('a page without marked jobs that %s closes nothing, and opens a case', async (_, html) => {
  const { serve, open, id, hold } = await aPage(2)
  serve(html)
  for (let run = 0; run < 4; run++) await read(24)
  expect(await open()).toBe(2)
  expect(await lastRun(services, id)).toMatchObject({ answer: 'failed', reason: 'unreadable' })
  expect(await hold()).toMatchObject({ kind: 'empty', missing: 2, state: 'open' })
})

test('a doubtful page that has its jobs again ends the case, and one that was refused opens none', async () => {
  const { serve, open, hold, id } = await aPage(2)
  const full = (await jobsOf(db, id)).length
  const doubtful = page('<p>We care for people.</p>')
  serve(doubtful)
  await read(6)
  await holds.refuse(await anAdmin(db), (await hold())?.id ?? '')
  await read(12)
  expect(await hold()).toMatchObject({ state: 'refused' })
  expect([await open(), full]).toEqual([2, 2])
})

test('a doubtful page that the desk believes closes, and is taken back', async () => {
  const { serve, open, hold } = await aPage(2)
  serve(page('<p>We care for people.</p>'))
  await read(6)
  const admin = await anAdmin(db)
  const id = (await hold())?.id ?? ''
  await holds.accept(admin, id)
  expect(await open()).toBe(0)
  await holds.undo(admin, id)
  await read(24)
  expect(await open()).toBe(2)
})

test('a list of another system that answers with a web page has answered nothing', async () => {
  const source = await aConnectedSource(server)
  boards.serve(source.address, { body: page(`${ORGANISATION}${NONE}`) })
  await read()
  expect(await lastRun(services, source.id)).toMatchObject({ reason: 'unreadable' })
})

test.each([
  'We have no vacancies at the moment.',
  'Sorry, no current job openings.',
  'We don’t have any live roles right now',
  'We are not currently recruiting.',
  'There are currently no vacancies</p><p>Come back soon',
  'There are no jobs available at the moment, but please come back',
])('%j says that there are no jobs', (words) => {
  expect(readEmptyPage(Buffer.from(page(`<p>${words}</p>`)))?.isSure).toBe(true)
})

test.each([
  'There are 10 jobs',
  'No job is too small for us',
  'We have no vacancies for drivers',
  'We are not recruiting in Leeds, but elsewhere',
  'No experience needed for these roles',
  'We do not have any jobs that match',
  'We are not recruiting through agencies.',
  'There are no vacancies at our Leeds office.',
  'There are no jobs available at the moment at our Leeds office.',
  'No jobs are ever offered by WhatsApp.',
  '<span>0</span> jobs found',
  'There are 0 open positions',
])('%j does not', (words) => {
  expect(readEmptyPage(Buffer.from(page(`<p>${words}</p>`)))?.isSure).toBe(false)
})

test.each([
  ['tags that never end', '<a '.repeat(300_000)],
  ['elements within each other', '<div>x'.repeat(300_000)],
  ['a heading without end', `<h1>${'no '.repeat(300_000)}`],
])('a page of %s is read, and says nothing', (_, body) => {
  expect(readEmptyPage(Buffer.from(page(body)))?.isSure).toBe(false)
})
