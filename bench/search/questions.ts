import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { jobPath } from '#contract/paths/job-paths.ts'
import { gen } from '../yardstick/generate.mjs'
import { seededId, type SeededJob } from './load.ts'

/** One kind of page: the addresses that are asked in turn, ours and the yardstick's where it has such. */
export interface Kind {
  name: string
  ours: string[]
  reference: string[] | null
  /** Asked as a visitor does, so that a page of some seconds ago may answer. */
  mayBeKept?: boolean
  /** Nobody asked for these before, and they are not asked for again. */
  isNew?: boolean
}

/** Words that a third of all jobs and more have. */
const HUGE = ['work', 'manage', 'team', 'experience', 'customers', 'application']
const PLACES = ['leeds', 'york', 'bristol', 'cardiff', 'glasgow', 'hull', 'derby', 'exeter']
const DETAILS = 300
/** More than are asked for at all connections and rounds together. */
const DETAILS_ONCE = 60_000
const PAGES = 50
// Prime, so that going in such steps comes by every job.
const STRIDE = 7919
const KEYSET_PAGES = 20

/** What is asked of a board of `count` seeded jobs; `url` is where ours runs. */
export async function questionsFor(url: string, count: number): Promise<Kind[]> {
  const words = (await readFile('bench/yardstick/words.txt', 'utf8')).trim().split(/\s+/)
  const shares: number[] = []
  // One after another: a database that was just filled reads all of it for the first time.
  for (const word of words) shares.push((await totalOf(url, word)) / count)
  const ofShare = (from: number, below: number) =>
    words.filter((_, index) => (shares[index] ?? 0) >= from && (shares[index] ?? 0) < below)
  const forWords = (name: string, chosen: string[]) => ({
    name,
    ours: chosen.map((word) => `/jobs?q=${word}`),
    reference: chosen.map((word) => `/jobs?q=${word}`),
  })
  const jobs = seededAddresses(Math.min(count, 100_000))
  const again = jobs.slice(0, DETAILS)
  const rest = jobs.slice(DETAILS, DETAILS + DETAILS_ONCE)
  const once = rest.length === DETAILS_ONCE ? rest : []
  const typed = words.flatMap((word) => [word.slice(0, 3), word.slice(0, 5)])

  return [
    {
      name: 'list',
      ours: Array.from(
        { length: PAGES },
        (_, page) => `/jobs${page > 0 ? `?page=${page + 1}` : ''}`,
      ),
      reference: Array.from({ length: PAGES }, (_, page) => `/jobs?page=${page + 1}`),
    },
    { name: 'kept list', ours: ['/jobs'], reference: null, mayBeKept: true },
    { name: 'keyset', ours: await keysetPages(url), reference: null },
    forWords('keyword', words),
    forWords('keyword < 1 %', ofShare(0, 0.01)),
    forWords('keyword 1–3 %', ofShare(0.01, 0.03)),
    forWords('huge', HUGE),
    {
      name: 'filtered',
      ours: words.map((word) => `/jobs?q=${word}&type=Full-time&country=GB`),
      reference: words.map((word) => `/jobs?q=${word}&t=1&k=1`),
    },
    {
      name: 'radius',
      ours: words.map((word, index) => `/jobs?q=${word}&place=${PLACES[index % PLACES.length]}`),
      reference: null,
    },
    {
      name: 'details',
      ours: again.map(({ ours }) => ours),
      reference: again.map(({ theirs }) => theirs),
    },
    {
      name: 'details once',
      ours: once.map(({ ours }) => ours),
      reference: once.map(({ theirs }) => theirs),
      isNew: true,
    },
    {
      name: 'suggest titles',
      ours: typed.map((text) => `/api/v1/suggest/titles?q=${text}`),
      reference: null,
    },
    {
      name: 'suggest places',
      ours: PLACES.map((place) => `/api/v1/suggest/places?q=${place.slice(0, 3)}`),
      reference: null,
    },
  ].filter(({ ours }) => ours.length > 0)
}

async function totalOf(url: string, word: string): Promise<number> {
  const { headers, status } = await fetch(`${url}/api/v1/jobs?q=${word}&limit=1`)
  if (status !== 503) return Number(headers.get('x-total-count'))
  await setTimeout(1000 * Number(headers.get('retry-after') ?? 1))
  return totalOf(url, word)
}

/** The pages of seeded jobs, spread over all of them. */
function seededAddresses(count: number) {
  const jobs = Array.from(gen(count) as Iterable<SeededJob>, ({ id, title }) => ({
    ours: jobPath({ id: seededId(id), title }),
    theirs: `/jobs/${id}`,
  }))
  return jobs.flatMap((_, index) => jobs[(index * STRIDE) % count] ?? [])
}

/** Pages one after another by position, as a reader goes on. */
async function keysetPages(url: string) {
  const pages: string[] = []
  let next: string | null = `${url}/api/v1/jobs?limit=20`
  while (next && pages.length < KEYSET_PAGES) {
    const answer: Response = await fetch(next)
    await answer.text()
    const link = /<[^?]*\?([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1]
    next = link ? `${url}/api/v1/jobs?${link}` : null
    const after = new URLSearchParams(link).get('after')
    if (after) pages.push(`/jobs?after=${after}`)
  }
  return pages
}
