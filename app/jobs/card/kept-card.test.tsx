import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createKeepHtml } from '#app/kept/keep-html.tsx'
import { KeepingContext } from '#app/kept/kept.tsx'
import type { JobCard } from '#contract/jobs.ts'
import { JobList } from './job-list.tsx'

const DAY_MS = 86_400_000
const postedAt = new Date(Date.now() - 2 * DAY_MS).toISOString()

function aCard(changes: Partial<JobCard> = {}): JobCard {
  return {
    id: 'wz8r773xnp919',
    ownerId: null,
    title: 'Night Nurse',
    employer: 'Leeds House',
    logo: null,
    category: { slug: 'nursing', name: 'Nursing' },
    type: 'Full-time',
    location: 'Leeds, United Kingdom',
    isRemote: false,
    pay: { min: 31_049, max: 37_796, currency: 'GBP', period: 'year', text: null },
    preview: 'Care & calm nights.',
    postedAt,
    isOpen: true,
    isSample: false,
    offersSponsorship: false,
    check: null,
    ...changes,
  }
}

/** A list as a server that keeps cards renders it. */
function aReader() {
  const keepHtml = createKeepHtml(100_000)
  return (list: React.ReactNode) =>
    renderToStaticMarkup(<KeepingContext value={{ keepHtml, passing: [] }}>{list}</KeepingContext>)
}

const CHANGES: Partial<JobCard>[] = [
  { title: 'Day Nurse' },
  { employer: 'Hull House' },
  { logo: '/logos/abc' },
  { category: { slug: 'nursing', name: 'Nurses' } },
  { type: null },
  { location: 'Hull, United Kingdom' },
  { isRemote: true },
  { pay: null },
  { pay: { min: 31_049, max: 37_797, currency: 'GBP', period: 'year', text: null } },
  { preview: 'Care & calm days.' },
  { postedAt: new Date(Date.parse(postedAt) - DAY_MS).toISOString() },
  { isOpen: false },
  { isSample: true },
  { check: { licence: 'pass', occupation: 'pass', pay: 'pass', wording: 'pass' } },
  { check: { licence: 'pass', occupation: 'fail', pay: 'pass', wording: 'pass' } },
]

test.each(CHANGES)('a job shows at once what changed: %o', (change) => {
  const read = aReader()
  const before = read(<JobList jobs={[aCard()]} />)
  const after = read(<JobList jobs={[aCard(change)]} />)

  expect(after).not.toBe(before)
  expect(after).toBe(renderToStaticMarkup(<JobList jobs={[aCard(change)]} />))
})

test('a kept card is the plain one, wherever it stands and whoever asks', () => {
  const read = aReader()
  const lists = [
    <JobList key="1" jobs={[aCard(), aCard({ id: 'other' })]} />,
    <JobList key="2" jobs={[aCard()]} heading="h3" inColumns />,
    <JobList key="3" jobs={[aCard()]} areOwn />,
  ]

  for (const list of [...lists, ...lists]) expect(read(list)).toBe(renderToStaticMarkup(list))
})

test('a card says how old the job has become', () => {
  const read = aReader()
  const list = <JobList jobs={[aCard()]} />
  vi.useFakeTimers({ now: Date.parse(postedAt) + 3 * DAY_MS, toFake: ['Date'] })
  const early = read(list)
  vi.setSystemTime(Date.parse(postedAt) + 4 * DAY_MS)
  const late = read(list)
  vi.useRealTimers()

  expect(early).toContain('3 days ago')
  expect(late).toBe(early.replace('3 days ago', '4 days ago'))
})

test('what an owner can do with a job is on their page alone', () => {
  const read = aReader()
  const jobs = [aCard({ ownerId: 'ada' })]
  const own = <JobList jobs={jobs} renderActions={() => <button type="submit">Delete</button>} />
  const others = <JobList jobs={jobs} renderActions={() => false} />

  expect(read(own)).toContain('Delete')
  expect(read(others)).not.toContain('Delete')
  expect(read(others)).toContain('Apply')
  expect(read(own)).toContain('Delete')
})

test('a card says of sponsorship what the lines say, and nothing of a job abroad', () => {
  const read = aReader()
  const check = { licence: 'pass', occupation: 'fail', pay: 'pass', wording: 'pass' } as const

  expect(read(<JobList jobs={[aCard({ check })]} />)).toContain('Not open to people abroad')
  const offered = aCard({ id: 'abroad', offersSponsorship: true })
  expect(read(<JobList jobs={[offered]} />)).not.toMatch(/eligible|licence|checked|sponsor/i)
})
