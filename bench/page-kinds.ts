import { readFile } from 'node:fs/promises'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { Db } from '#platform/database/database.ts'

/** Pages of one kind: paths to request in turn, ours and the yardstick's for the same work. */
export interface PageKind {
  name: string
  ours: string[]
  yardstick: string[]
  /** Each request has a unique unknown cookie, so that no page cache answers. */
  isUncached: boolean
  /** The seeker's personal answers. */
  cookie?: string
  /** Requested by a seeker who has saved and applied to the newest jobs. */
  isLoggedIn?: boolean
  /**
   * The duration for a single connection. A slow page needs more than the default, or its 99th percentile is its
   * slowest answer.
   */
  secondsAlone?: number
}

const PAGES = 50
const DETAILS = 300
/** Words found in at least a third of all jobs. */
export const FREQUENT = ['work', 'manage', 'team', 'experience', 'customers', 'application']
export const PLACES = ['leeds', 'york', 'bristol', 'cardiff', 'glasgow', 'hull', 'derby', 'exeter']
const SPONSORS = ['amber', 'cedar foods', 'falcon care', 'granite', 'iris', 'osprey', 'vale']

/** The answers of a seeker under 26 abroad. */
const FOR_ME = 'situation=where=abroad&isUnder26=yes'

/** The page kinds measured on a database with the seeded jobs and register. */
export async function listPageKinds(db: Db): Promise<PageKind[]> {
  const words = (await readFile('bench/yardstick/words.txt', 'utf8')).trim().split(/\s+/)
  const lists = Array.from({ length: PAGES }, (_, index) => `/jobs?page=${index + 1}`)
  const list = { ours: lists.map((path) => path.replace(/\?page=1$/, '')), yardstick: lists }
  const jobs = await findSeededJobs(db)
  const search = (words: string[], ours = '', yardstick = '') => ({
    ours: words.map((word) => `/jobs?q=${word}${ours}`),
    yardstick: words.map((word) => `/jobs?q=${word}${yardstick}`),
  })
  const kinds = {
    list,
    'list with my marks': { ...list, isLoggedIn: true },
    details: {
      ours: jobs.map(jobPath),
      yardstick: jobs.map(({ sourceRef }) => `/jobs/${sourceRef}`),
    },
    'list, surest first': { ours: ['/jobs?sort=surest'], yardstick: [] },
    'list for me': { ...list, cookie: FOR_ME },
    'list for me, not ruled out': { ours: ['/jobs?answer=open'], yardstick: [], cookie: FOR_ME },
    'list for me, surest first': { ours: ['/jobs?sort=surest'], yardstick: [], cookie: FOR_ME },
    keyword: search(words),
    'frequent keyword': search(FREQUENT),
    filtered: search(words, '&type=Full-time&country=GB', '&t=1&k=1'),
    'suggest titles': suggest('titles', words),
    'suggest places': suggest('places', PLACES),
    'suggest sponsors': suggest('sponsors', SPONSORS),
  }
  return [
    { name: 'page-cache hit', ours: ['/jobs'], yardstick: ['/jobs?page=1'], isUncached: false },
    ...Object.entries(kinds).map(([name, kind]) => ({ name, ...kind, isUncached: true })),
  ]
}

/** The seeded jobs, the same in every run: their ids are derived from their numbers. */
function findSeededJobs(db: Db) {
  return db
    .selectFrom('job')
    .select(['id', 'title', 'sourceRef'])
    .where('source', '=', 'seed')
    .orderBy('id')
    .limit(DETAILS)
    .execute()
}

/** Every prefix of these words with at least two letters, as typed. */
function suggest(list: string, words: string[]) {
  const typed = words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)),
  )
  const ours = typed.map((text) => `/api/v1/suggest/${list}?q=${encodeURIComponent(text)}`)
  return { ours, yardstick: [] }
}
