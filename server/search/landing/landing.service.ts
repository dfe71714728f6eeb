import { LRUCache } from 'lru-cache'
import { landingPath } from '#contract/paths/job-paths.ts'
import { findCategory, type Category } from '#contract/categories.ts'
import type { JobCard, JobView } from '#contract/jobs.ts'
import { DomainError } from '#contract/errors.ts'
import { ANY_SEARCH, type SearchTotal } from '#contract/search.ts'
import type { Jobs } from '#server/jobs/jobs.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createReplicaRouter } from '../replica-router.ts'
import { keep, type Kept } from '../kept.ts'
import { findPlace, geocode } from '../places/gazetteer.ts'
import type { Search } from '../search.service.ts'
import {
  findLandingFacts,
  findTownJobs,
  type LandingKey,
  type LandingFacts,
} from './landing.queries.ts'
import { loadLandingTable, type LandingTable } from './landing-table.ts'
import {
  listAllPages,
  listBiggestKinds,
  listBiggestTowns,
  findLinks,
  findLink,
  type LandingLink,
  type LandingLinks,
} from './links.ts'

export interface LandingPage extends LandingLinks {
  category: Category | null
  /** The town's name; null for a page about a kind of work wherever it is. */
  town: string | null
  total: SearchTotal
  /** Codes of the countries the jobs are in, of a page about a kind of work wherever it is. */
  countries: string[]
  facts: LandingFacts | null
  /** The newest. */
  jobs: JobCard[]
  /** How many the search finds that the page leads to, which looks around the town as well. */
  found: SearchTotal
  /** It looks so far; false where it can only go by the town's name. */
  isAround: boolean
}

const SHOWN = 20
const MOST_KEPT = 500
// One file of a sitemap holds 50,000.
const MOST_LISTED = 49_000
const MANY_JOBS = 20_000
// Search engines are not told of a page with fewer: it may be gone tomorrow.
const FEWEST_INDEXED = 3

/** Pages about the jobs of a kind, in a town or both, as far as there are any. */
export function createLanding(
  { db, readDatabases }: Pick<Platform, 'db' | 'readDatabases'>,
  jobs: Pick<Jobs, 'onChange'>,
  search: Pick<Search, 'find'>,
) {
  const route = createReplicaRouter(readDatabases, readDatabases)
  const askSlow = createReplicaRouter(
    readDatabases.slow ?? { primary: db, replica: db },
    readDatabases,
  )
  const table = keep(() => askSlow({ isLoggedIn: true }, loadLandingTable), {
    isDear: ({ jobs }) => jobs >= MANY_JOBS,
  })
  const pages = new LRUCache<string, Kept<LandingPage | null>>({ max: MOST_KEPT })
  jobs.onChange(() => {
    table.forget()
    pages.clear()
  })

  return {
    resolve,
    find,
    listParents,
    findSimilarPage,
    /** Counts what is where before somebody has to wait for it. */
    warmUp: async () => void (await table.get()),
    /** Where there are most jobs, and of which kinds. */
    async listBiggest(limit: number) {
      const known = await table.get()
      return { towns: listBiggestTowns(known, null, limit), kinds: listBiggestKinds(known, limit) }
    },
    /** The towns with most jobs of a category. */
    async listTowns(category: string, limit: number) {
      return listBiggestTowns(await table.get(), category, limit)
    },
    listLandingPages,
  }

  /** Null where there is no such job. */
  function find(key: LandingKey): Promise<LandingPage | null> {
    const path = landingPath(key)
    const page = pages.get(path) ?? keep(() => loadPage(key), { isDear: () => false })
    pages.set(path, page)
    return page.get()
  }

  async function loadPage(key: LandingKey): Promise<LandingPage | null> {
    const known = await table.get()
    const names = nameIn(known, key)
    if (!names) return null
    const wanted = { ...ANY_SEARCH, category: key.category, place: key.place ?? '' }
    const answer = await search.find(wanted, { limit: key.place === null ? SHOWN : 1 })
    const own =
      key.place === null
        ? { jobs: answer.items, total: answer.total }
        : await route({}, (db) => findTownJobs(db, key, SHOWN))
    if (own.total.count === 0) return null
    return {
      ...names,
      ...own,
      facts: await route({}, (db) => findLandingFacts(db, key, own.total.count)),
      found: answer.total,
      isAround: answer.interpretation.place !== null,
      ...findLinks(known, key),
    }
  }

  /** The pages one step up, for one that is not there. */
  async function listParents({ category, place }: LandingKey): Promise<LandingLink[]> {
    const known = await table.get()
    const up = [
      { category, place: null },
      { category: null, place },
    ]
    return up.flatMap((key) => findLink(known, key) ?? [])
  }

  /**
   * Others of a job's kind in its town; null where there are none, and while the database is too busy to
   * tell: a job's page does without.
   */
  async function findSimilarPage(job: JobView): Promise<LandingLink | null> {
    const place = geocode({ ...job, country: job.country.code }).placeSlug
    const known = place ? await table.get().catch(nullIfBusy) : null
    const link = known && place && findLink(known, { category: job.category.slug, place })
    return link && link.count > (job.isOpen ? 1 : 0) ? link : null
  }

  /** Paths of the pages that search engines should know. */
  async function listLandingPages(): Promise<string[]> {
    const links = listAllPages(await table.get())
    return links
      .filter(({ count }) => count >= FEWEST_INDEXED)
      .slice(0, MOST_LISTED)
      .map(landingPath)
  }
}

function nullIfBusy(error: unknown) {
  if (error instanceof DomainError) return null
  throw error
}

/** The address that was meant; null where nothing can be. Whether there is a page is another matter. */
function resolve(category: string | null, place: string | null): LandingKey | null {
  const kind = category === null ? null : (findCategory(category)?.slug ?? '')
  const town = place === null ? null : resolveTown(place)
  return kind === '' || town === '' ? null : { category: kind, place: town }
}

function resolveTown(written: string): string {
  const slug = written.toLowerCase()
  if (!/^[a-z\d-]{1,80}$/.test(slug)) return ''
  return findPlace(slug)?.slug ?? slug
}

function nameIn({ towns, categories }: LandingTable, { category, place }: LandingKey) {
  const town = place === null ? null : towns.get(place)?.label
  if (town === undefined) return null
  const countries = (category !== null && categories.get(category)?.countries) || []
  return { category: category === null ? null : findCategory(category), town, countries }
}
