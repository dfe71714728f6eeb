import { expect, test } from 'vitest'
import { prepareJob } from '#board/jobs/import/prepare-job.ts'
import { readRobots } from '#board/sources/fetching/robots.ts'
import { findBoards } from '#board/sources/recognise/recognise.ts'
import { readAdverts } from '#board/sources/reading/read-adverts.ts'
import { readSiteMap } from '#board/sources/reading/read-site-map.ts'
import { readLaw } from '#safety/law/read-law.ts'
import { readText } from '#safety/text-rules/read-text.ts'
import { hideContacts } from '#safety/warnings/warning-words.ts'

/** The longest that one text of somebody else may hold up everybody who waits. */
const MOST_MS = 200
const LONG = 20_000
/** A text that a list or a page can have, but no form takes. */
const VERY_LONG = 60_000

const ADVERT = {
  reference: '1',
  title: 'Care assistant',
  employer: 'Fen House',
  place: 'Leeds',
  description: 'Help twenty people through their day by the sea.',
}
const OPTIONS = {
  source: 'a list',
  fallbackSource: null,
  country: 'GB',
  category: 'administration',
  ignoreClosingDates: false,
  now: Date.parse('2026-11-29'),
}
const FIELDS = [
  'title',
  'place',
  'postedAt',
  'closesAt',
  'pay',
  'hours',
  'type',
  'category',
] as const
const page = 'https://fen.example.co.uk/jobs'

/** The shortest of three times, as others use the machine, too. */
function timeOf(read: () => unknown) {
  const times = [1, 2, 3].map(() => {
    const before = performance.now()
    read()
    return performance.now() - before
  })
  return Math.min(...times)
}

test.each(['.', '!', ' ', 'a', '-', '(', 'a.', 'a@', '1'])(
  'a text of nothing but %j is read at once',
  (letters) => {
    const text = `£1 for a visa x${letters.repeat(LONG / letters.length)}x`
    const texts = [{ field: 'description', kind: 'advert', text }] as const
    const readers = {
      rules: () => readText({ field: 'description', kind: 'advert', text }, 'GB'),
      law: () => readLaw({ texts, country: 'GB', hints: false }, new Date('2026-11-29')),
      warning: () => hideContacts(text),
    }

    for (const [name, read] of Object.entries(readers))
      expect([name, timeOf(read) < MOST_MS]).toEqual([name, true])
  },
)

test.each([' ', '(', '.', '-', '1', '\t', 'a '])(
  'nothing in a list of an employer that is long because of %j holds up others',
  (letters) => {
    const run = letters.repeat(VERY_LONG / letters.length)
    const readers = {
      'robots.txt': () => readRobots(`Allow: x${run}y`, 'Landfall'),
      'site map': () => readSiteMap(Buffer.from(`<urlset><url><loc>${run}</url></urlset>`), page),
      page: () => findBoards(`<script type="application/ld+json">"@type":${run}x`, page),
      ...Object.fromEntries(
        FIELDS.map((field) => [
          field,
          () => prepareJob({ ...ADVERT, [field]: `£12${run}x` }, OPTIONS),
        ]),
      ),
      text: () => prepareJob({ ...ADVERT, description: `£12${run}x` }, OPTIONS),
    }

    for (const [name, read] of Object.entries(readers))
      expect([name, timeOf(read) < MOST_MS]).toEqual([name, true])
  },
)

test('a careers page, a site map or a list of 25 MB keeps nobody waiting', async () => {
  const boards = Array.from({ length: 500_000 }, (_, at) => `https://jobs.lever.co/b${at} `).join(
    '',
  )
  const entry = '<url><loc>https://fen.example.co.uk/jobs/1</loc></url>'
  const map = Buffer.from(`<urlset>${entry.repeat(460_000)}</urlset>`)
  const deep = '['.repeat(6_000_000) + ']'.repeat(6_000_000)
  const content = 'Care for the people in our house. '.repeat(120)
  const jobs = Array.from({ length: 5000 }, (_, id) => ({ id, title: 'Care assistant', content }))

  expect(findBoards(boards, page).length).toBeGreaterThan(1000)
  expect(timeOf(() => findBoards(boards, page))).toBeLessThan(2 * MOST_MS)
  expect(timeOf(() => readSiteMap(map, page))).toBeLessThan(2 * MOST_MS)
  const deepXml = '<a>'.repeat(3_000_000) + '</a>'.repeat(3_000_000)
  for (const list of [deep, deepXml, JSON.stringify({ jobs })])
    expect(await longestWait(() => readAdverts(Buffer.from(list)))).toBeLessThan(MOST_MS)
})

/** The longest time in which nobody else was answered. */
async function longestWait(read: () => Promise<unknown>) {
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  await read().catch(() => {})
  await new Promise((done) => setTimeout(done, 5))
  clearInterval(timer)
  return longest
}
