import { digestOf, LONGEST_REFERENCE, type ListedAdverts } from './read-adverts.ts'

/** Addresses of a site that are taken for pages of jobs, if it has any such. */
const JOBS = /job|career|vacanc|position|opening|recruit|role/i
/** Entries of one site map, as many as the standard allows. */
const MOST_ENTRIES = 50_000
/** More than any list has; what comes later is not read. */
const MOST_ADDRESSES = 20_000

/** The pages that a site map names, as adverts without a text; and the site maps that an index of them names. */
export interface SiteMap extends ListedAdverts {
  maps: string[]
}

/**
 * Reads a site map or an index of them (sitemaps.org), its own host’s addresses only; null if it is neither. Where job
 * pages have a beginning of their own, no others are taken.
 */
export function readSiteMap(body: Buffer, address: string, jobPages?: string): SiteMap | null {
  const text = body.toString('utf8')
  if (!/<(?:urlset|sitemapindex)\b/.test(text) || !/<\/(?:urlset|sitemapindex)>\s*$/.test(text))
    return null
  const { host } = new URL(address)
  const entries = text.split(/<(?:url|sitemap)>/, MOST_ENTRIES + 1).slice(1)
  const found = entries.flatMap((entry) => {
    const url = URL.parse(unescape(/<loc>([^<]{1,2000})<\/loc>/.exec(entry)?.[1]?.trim() ?? ''))
    return url?.host === host && url.href.length <= LONGEST_REFERENCE
      ? [{ url: url.href, entry }]
      : []
  })
  const isIndex = /<sitemapindex\b/.test(text)
  const beginning = isIndex ? undefined : jobPages
  const ofJobs = found.filter(({ url }) => {
    const { pathname } = new URL(url)
    return beginning ? pathname.startsWith(beginning) : JOBS.test(pathname)
  })
  const taken = (ofJobs.length > 0 || beginning ? ofJobs : found).slice(0, MOST_ADDRESSES)
  if (isIndex) return { adverts: [], withoutId: 0, ids: [], maps: taken.map(({ url }) => url) }
  const pages = new Map(taken.map(({ url, entry }) => [url, toPage(url, entry)]))
  return { adverts: [...pages.values()], withoutId: 0, ids: [], maps: [] }
}

function toPage(url: string, entry: string) {
  const [, lastmod = ''] = /<lastmod>([^<]{1,100})/.exec(entry) ?? []
  const digest = digestOf(`${url}\n${lastmod}`)
  return { reference: url, advert: { url }, employerSaid: null, digest }
}

function unescape(text: string) {
  return text
    .replace(/^<!\[CDATA\[|\]\]>$/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
