import type { JobView } from '#trade/jobs.schema.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Platform } from '#platform/platform.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { toShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import type { Search } from '#board/search/search.service.ts'
import { today } from '#platform/primitives/time/today.ts'
import { jobFeed } from './job-feed.ts'
import { BOARDS, boardFeed, type BoardName } from './boards/board-feed.ts'
import { expiredVacancies, FIND_A_JOB_DAYS } from './boards/find-a-job.ts'
import {
  EVERY_JOB,
  findGoneIds,
  findPostedVersion,
  readPathRows,
  readPostedViews,
  readViews,
} from './open-jobs.queries.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-text.ts'
import { searchFeed, type FeedFormat } from './search-feed.ts'
import { SITE_CARD, toRealCard, toShareCard, type RealCard } from './share-image/share-card.ts'
import { createShareImages } from './share-image/share-images.ts'
import { createSitemapParts } from './sitemap/sitemap-parts.ts'
import { jobsSitemap, pagesSitemap, sitemapIndex, STATIC_PAGES } from './sitemap/sitemap.ts'

// Rows read at a time: few enough not to block the event loop while their text is built. A whole job may
// have a description of 100,000 characters.
const PATHS_PER_PAGE = 500
const JOBS_PER_PAGE = 100

export interface PublishingOptions {
  publicUrl: string
  /** Paths of the pages to list in the sitemap, besides those of jobs. */
  findPages?: () => Promise<readonly string[]>
}

declare module '#platform/services.ts' {
  interface Services {
    publishing: ReturnType<typeof createPublishing>
  }
}

/** Sitemap, feeds and share images, which other programs read. */
export function createPublishing(
  { db, cache }: Pick<Platform, 'db'> & { cache: Cache },
  search: Pick<Search, 'find'>,
  { publicUrl, findPages = async () => STATIC_PAGES }: PublishingOptions,
) {
  const site = { publicUrl }
  const parts = createSitemapParts({ db, cache })
  const images = createShareImages()
  return {
    robots: () => robotsText(site),
    security: () => securityText(site),
    sitemap,
    pages,
    jobsPart,
    allJobs,
    forBoard,
    goneFromFindAJob: async () => expiredVacancies(await findGoneIds(db, FIND_A_JOB_DAYS)),
    feed,
    shareImage,
    realImage: (card: RealCard, language: Language) =>
      images.of(toRealCard(card, { language, date: today(), publicUrl })),
  }

  async function sitemap(): Promise<string> {
    return sitemapIndex((await parts.list()).length, site)
  }

  async function pages(): Promise<string> {
    return pagesSitemap(await findPages(), site)
  }

  /** A file of the sitemap, counted from 1; null if that number does not exist. */
  async function jobsPart(number: number): Promise<AsyncIterable<string> | null> {
    const range = await parts.find(number)
    return range && jobsSitemap(readPathRows(db, range, PATHS_PER_PAGE), site)
  }

  /** Every open job as XML for other boards. */
  function allJobs(): AsyncIterable<string> {
    return jobFeed(readViews(db, EVERY_JOB, JOBS_PER_PAGE), site)
  }

  /**
   * The open jobs that were posted here, as one other board reads them, and their version. An imported advert is its
   * source’s to send out.
   */
  async function forBoard(name: BoardName) {
    const etag = `W/"${name}-${today()}-${await findPostedVersion(db)}"`
    const pieces = () => boardFeed(BOARDS[name], readPostedViews(db, JOBS_PER_PAGE), site)
    return { etag, pieces }
  }

  /** @throws {DomainError} `invalid_input` */
  async function feed(parameters: URLSearchParams, format: FeedFormat): Promise<string> {
    const basis = toShownBasis(await findFreshness(db), english)
    return searchFeed(search, { parameters, format, publicUrl, basis })
  }

  /** The image for a shared link to a job; without a job, that of the site. */
  function shareImage(job: JobView | null) {
    return images.of(job ? toShareCard(job) : SITE_CARD)
  }
}
