import { expect, test, vi } from 'vitest'
import { prepareJob } from '#board/jobs/import/prepare-job.ts'
import { readRobots } from '#board/sources/fetching/robots.ts'
import { findBoards } from '#board/sources/recognise/recognise.ts'
import { readAdverts } from '#board/sources/reading/read-adverts.ts'
import { readSiteMap } from '#board/sources/reading/read-site-map.ts'
import { findHints } from '#safety/hints/find-hints.ts'
import { readLaw } from '#safety/law/read-law.ts'
import { readMessage } from '#safety/real/read-message.ts'
import { LONGEST_MESSAGE } from '#safety/real/reasons.ts'
import { readText } from '#safety/text-rules/read-text.ts'
import { hideContacts } from '#safety/warnings/warning-words.ts'

/**
 * So many signs that a pattern which reads a run again from each of its places takes minutes, on any machine, and one that
 * reads it once no time to speak of.
 */
const LONG = 400_000
vi.setConfig({ testTimeout: 60_000 })

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
/** A list of 25 MB has hundreds of pieces of 64 KB. */
const MANY_TURNS = 20
const page = 'https://fen.example.co.uk/jobs'

test.each(['.', '!', ' ', 'a', '-', '(', 'a.', 'a@', '1'])(
  'a text of nothing but %j is read at once',
  (letters) => {
    const text = `£1 for a visa x${letters.repeat(LONG / letters.length)}x`
    const texts = [{ field: 'description', kind: 'advert', text }] as const
    const readers = {
      rules: () => readText({ field: 'description', kind: 'advert', text }, 'GB'),
      law: () => readLaw({ texts, country: 'GB', hints: false }, new Date('2026-11-29')),
      warning: () => hideContacts(text),
      hints: () => findHints(text),
      // A pasted message has no more.
      'Is this real?': () => readMessage(text.slice(0, LONGEST_MESSAGE)),
    }

    for (const [name, read] of Object.entries(readers)) expect(read(), name).toBeDefined()
  },
)

test.each([' ', '(', '.', '-', '1', '\t', 'a '])(
  'nothing in a list of an employer that is long because of %j holds up others',
  (letters) => {
    const run = letters.repeat(LONG / letters.length)
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

    for (const [name, read] of Object.entries(readers)) expect(read(), name).toBeDefined()
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
  expect(readSiteMap(map, page)).not.toBeNull()
  const deepXml = '<a>'.repeat(3_000_000) + '</a>'.repeat(3_000_000)
  for (const list of [deep, deepXml])
    expect(await readAdverts(Buffer.from(list)).catch(({ name }) => name)).toBeDefined()
  const list = Buffer.from(JSON.stringify({ jobs }))
  expect(await turnsDuring(() => readAdverts(list))).toBeGreaterThan(MANY_TURNS)
})

/** How often others were answered meanwhile. */
async function turnsDuring(read: () => Promise<unknown>) {
  let [turns, isRead] = [0, false]
  const count = () => {
    turns += 1
    if (!isRead) setImmediate(count)
  }
  setImmediate(count)
  await read().catch(() => {})
  isRead = true
  return turns
}
