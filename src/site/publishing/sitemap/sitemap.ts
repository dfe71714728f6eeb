import { FOUNDER_PATH, FOUNDER_PATHS, founderPath } from '#founders/path/founder-path.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { APPLY_YOURSELF_PATH } from '#trade/paths/apply-yourself-path.ts'
import { SOURCES_PATH } from '#trade/paths/sources-path.ts'
import { inLanguage, isTranslated } from '#platform/languages/translated-paths.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { PathRow } from '#site/publishing/open-jobs.queries.ts'
import { escapeXml } from '#platform/text/xml.ts'

/** The protocol's limit for one file: https://www.sitemaps.org/protocol.html. */
const MAX_URLS = 50_000
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const URLSET = `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`

interface Site {
  publicUrl: string
}

/** Pages that always exist and that search engines may list, by their paths. */
export const STATIC_PAGES = [
  '/',
  '/jobs',
  '/tech',
  '/finance',
  '/marketing',
  '/services',
  '/startup',
  FOUNDER_PATH,
  ...FOUNDER_PATHS.map(founderPath),
  '/sponsorship',
  '/real',
  APPLY_YOURSELF_PATH,
  '/employers',
  '/occupations',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/accessibility',
  SOURCES_PATH,
  '/api/docs',
]

/** The list of the sitemap's files. */
export function sitemapIndex(jobParts: number, { publicUrl }: Site): string {
  const names = ['pages', ...Array.from({ length: jobParts }, (_, index) => `jobs-${index + 1}`)]
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
}

/** A file of pages without dates, cut at the protocol's limit. */
export function pagesSitemap(paths: readonly string[], { publicUrl }: Site): string {
  const entries = paths.slice(0, MAX_URLS).map((path) => entry(publicUrl, path))
  return `${HEAD}${URLSET}${entries.join('')}</urlset>\n`
}

/** A file of jobs, as one piece of text for each page of rows, cut at the protocol's limit. */
export async function* jobsSitemap(
  pages: AsyncIterable<PathRow[]>,
  { publicUrl }: Site,
): AsyncGenerator<string> {
  yield HEAD + URLSET
  let left = MAX_URLS
  for await (const jobs of pages) {
    yield jobs
      .slice(0, left)
      .map((job) => entry(publicUrl, jobPath(job), job.updatedAt))
      .join('')
    left -= jobs.length
    if (left <= 0) break
  }
  yield '</urlset>\n'
}

/** A page with its translations: crawlers find each through the English page, whose head links them all. */
function entry(publicUrl: string, path: string, changedAt?: string) {
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  const links = isTranslated(path) ? alternates(publicUrl, path) : ''
  return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}${links}</url>\n`
}

function alternates(publicUrl: string, path: string) {
  const link = (hreflang: string, prefix: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(publicUrl + inLanguage(prefix, path))}"/>`
  return (
    LANGUAGES.map(({ code, path: prefix }) => link(code === 'en' ? 'en-GB' : code, prefix)).join(
      '',
    ) + link('x-default', '')
  )
}
