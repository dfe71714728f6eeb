import { landingPath } from '#board/jobs/model/job-paths.ts'
import { findCategory } from '#trade/categories.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { ANY_SEARCH } from '#board/search/search.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Platform } from '#platform/platform.ts'
import { lifetimeOfStatistics } from '#board/search/counts/lifetime.ts'
import { createReplicaRouter } from '#board/search/replica/replica-router.ts'
import { findPlace, geocode } from '#platform/places/gazetteer.ts'
import type { Search } from '#board/search/search.service.ts'
import { findLandingFacts, findTownJobs, type LandingKey } from './landing.queries.ts'
import { loadLandingTable, type LandingTable } from './landing-table.ts'
import {
  listAllPages,
  listBiggestKinds,
  listBiggestTowns,
  findLinks,
  findLink,
  type LandingLink,
} from './links.ts'

export type LandingPage = NonNullable<Awaited<ReturnType<ReturnType<typeof createLanding>['find']>>>

// With long titles and all its links, a page stays within a phone’s six thousand pixels.
const SHOWN = 12
// A sitemap file holds 50,000.
const MAX_LISTED = 49_000
// A page with fewer jobs is not announced to search engines: it may be gone tomorrow.
const MIN_JOBS_TO_LIST = 3
const MANY_JOBS = 20_000
const SMALL_BOARD_TABLE = { ttl: 5000 }

declare module '#platform/services.ts' {
  interface Services {
    landing: ReturnType<typeof createLanding>
  }
}

/** Pages about the jobs of a category, in a town or both, if such jobs exist. */
export function createLanding(
  { db, readDatabases, cache }: Pick<Platform, 'db' | 'readDatabases'> & { cache: Cache },
  search: Pick<Search, 'find'>,
) {
  const route = createReplicaRouter(readDatabases, readDatabases)
  const routeSlow = createReplicaRouter(
    readDatabases.slow ?? { primary: db, replica: db },
    readDatabases,
  )
  // The number when last counted.
  let jobs = 0

  return {
    resolve,
    find,
    listParents,
    findSimilarPage,
    listLandingPages,
    /** Loads the table, so that no visitor has to wait for it. */
    warmUp: async () => void (await loadTable()),
    /** The towns and the categories with most jobs. */
    async listBiggest(limit: number) {
      const table = await loadTable()
      return { towns: listBiggestTowns(table, null, limit), kinds: listBiggestKinds(table, limit) }
    },
    /** The towns with most jobs of a category. */
    async listTowns(category: string, limit: number) {
      return listBiggestTowns(await loadTable(), category, limit)
    },
  }

  /** The table from the primary database, so that a new job has its page at once. */
  async function loadTable(): Promise<LandingTable> {
    const lifetime = jobs < MANY_JOBS ? SMALL_BOARD_TABLE : lifetimeOfStatistics(jobs)
    const table = await cache.cached('landing-table', lifetime, () =>
      routeSlow({ isLoggedIn: true }, loadLandingTable),
    )
    jobs = table.jobs
    return table
  }

  /** A page’s jobs, which are the same for everyone, with the answers for one person. Null if no such job exists. */
  async function find(key: LandingKey, person: PersonalAnswers | null = null) {
    const table = await loadTable()
    const names = nameIn(table, key)
    if (!names) return null
    const wanted = { ...ANY_SEARCH, category: key.category, place: key.place ?? '' }
    const answer = await search.find(wanted, { limit: key.place === null ? SHOWN : 1, person })
    const own =
      key.place === null
        ? { jobs: answer.items, total: answer.total }
        : await route({}, (db) => findTownJobs(db, key, SHOWN))
    if (own.total.count === 0) return null
    return {
      ...names,
      ...own,
      facts: await route({}, (db) => findLandingFacts(db, key, own.total.count)),
      // The search that the page links to also looks around the town.
      found: answer.total,
      answers: answer.facets.answer,
      around: answer.interpretation.place,
      ...findLinks(table, key),
    }
  }

  /** The pages one level up, for a page that does not exist. */
  async function listParents({ category, place }: LandingKey): Promise<LandingLink[]> {
    const known = await loadTable()
    const up = [
      { category, place: null },
      { category: null, place },
    ]
    return up.flatMap((key) => findLink(known, key) ?? [])
  }

  /**
   * The page with other jobs of this category in the same town. Null if it has none, and while the database is too
   * busy: the job's own page must not fail for this.
   */
  async function findSimilarPage(job: JobView): Promise<LandingLink | null> {
    const place = geocode({ ...job, country: job.country.code }).placeSlug
    const known = place ? await loadTable().catch(nullIfBusy) : null
    const link = known && place && findLink(known, { category: job.category.slug, place })
    return link && link.count > (job.isOpen ? 1 : 0) ? link : null
  }

  /** Paths of the pages that search engines should index. */
  async function listLandingPages(): Promise<string[]> {
    const links = listAllPages(await loadTable())
    return links
      .filter(({ count }) => count >= MIN_JOBS_TO_LIST)
      .slice(0, MAX_LISTED)
      .map(landingPath)
  }
}

function nullIfBusy(error: unknown) {
  if (error instanceof DomainError) return null
  throw error
}

/** The page that a path stands for, which may have no jobs; null if it cannot be one. */
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
