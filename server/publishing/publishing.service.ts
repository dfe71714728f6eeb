import type { JobView } from '#contract/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Search } from '#server/search/search.service.ts'
import { jobFeed } from './job-feed/job-feed.ts'
import { readAddresses, readViews } from './open-jobs.queries.ts'
import { robotsText } from './robots.ts'
import { findNewest } from './search-feed/find-newest.ts'
import { toFeed, type FeedFormat } from './search-feed/to-feed.ts'
import { SITE_CARD, toShareCard } from './share-image/share-card.ts'
import { createShareImages } from './share-image/share-images.ts'
import { createSitemapParts } from './sitemap/sitemap-parts.ts'
import { STATIC_PAGES } from './sitemap/sitemap-pages.ts'
import { jobsSitemap, pagesSitemap, sitemapIndex } from './sitemap/sitemap.ts'

/**
 * Rows in memory at a time, few enough that making their text holds nobody up; a whole job may have a
 * description of 100,000 characters.
 */
const ADDRESSES_A_PAGE = 500
const JOBS_A_PAGE = 100

export interface PublishingOptions {
  publicUrl: string
  /** Paths of the pages that search engines should know, besides those of jobs. */
  findPages?: () => Promise<readonly string[]>
}

/** What search engines, other boards, feed readers and those who share a link get to read. */
export function createPublishing(
  { db }: Pick<Platform, 'db'>,
  search: Pick<Search, 'find'>,
  { publicUrl, findPages = async () => STATIC_PAGES }: PublishingOptions,
) {
  const site = { publicUrl }
  const parts = createSitemapParts(db)
  const images = createShareImages()
  return {
    robots: () => robotsText(site),
    sitemap,
    pages,
    jobsPart,
    allJobs,
    searchFeed,
    shareImage,
  }

  async function sitemap(): Promise<string> {
    return sitemapIndex((await parts.list()).length, site)
  }

  async function pages(): Promise<string> {
    return pagesSitemap(await findPages(), site)
  }

  /** A file of the sitemap, counted from 1; null when there is none of that number. */
  async function jobsPart(number: number): Promise<AsyncIterable<string> | null> {
    const range = await parts.find(number)
    return range && jobsSitemap(readAddresses(db, range, ADDRESSES_A_PAGE), site)
  }

  /** Every open job as XML for other boards. */
  function allJobs(): AsyncIterable<string> {
    return jobFeed(readViews(db, { after: null, to: null }, JOBS_A_PAGE), site)
  }

  /** The newest jobs of a search. @throws {DomainError} `invalid_input` */
  async function searchFeed(parameters: URLSearchParams, format: FeedFormat): Promise<string> {
    const { items, title, list } = await findNewest(search, parameters)
    const query = list.split('?')[1]
    const self = `/feeds/search.${format}${query ? `?${query}` : ''}`
    return toFeed(items, { title, address: { publicUrl, list, self }, format })
  }

  /** The image that a shared link to a job shows; without a job, that of the site. */
  function shareImage(job: JobView | null) {
    return images.of(job ? toShareCard(job) : SITE_CARD)
  }
}
