import { jobPath } from '#contract/paths/job-paths.ts'
import type { AddressRow } from '../open-jobs.queries.ts'
import { escapeXml } from '../xml.ts'

/** What the protocol allows in one file: https://www.sitemaps.org/protocol.html. */
const MOST_ADDRESSES = 50_000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface Site {
  publicUrl: string
}

/** The list of the files. */
export function sitemapIndex(jobParts: number, { publicUrl }: Site): string {
  const names = ['pages', ...Array.from({ length: jobParts }, (_, index) => `jobs-${index + 1}`)]
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
}

/** A file of pages that have no date of their own. */
export function pagesSitemap(paths: readonly string[], { publicUrl }: Site): string {
  const entries = paths.map((path) => entry(`${publicUrl}${path}`))
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries.join('')}</urlset>\n`
}

/** A file of jobs, a piece of text a page of them, never more addresses than one file may hold. */
export async function* jobsSitemap(
  pages: AsyncIterable<AddressRow[]>,
  { publicUrl }: Site,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}">\n`
  let left = MOST_ADDRESSES
  for await (const jobs of pages) {
    yield jobs
      .slice(0, left)
      .map((job) => entry(`${publicUrl}${jobPath(job)}`, job.updatedAt))
      .join('')
    left -= jobs.length
    if (left <= 0) break
  }
  yield '</urlset>\n'
}

function entry(address: string, changedAt?: string) {
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>\n`
}
