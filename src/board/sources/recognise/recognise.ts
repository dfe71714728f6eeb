import type { SourceAddress } from '#board/sources/sources.ts'
import type { SystemName } from '#board/sources/systems/feed-systems.ts'
import boards from './boards.json' with { type: 'json' }

/** A result for an address: a board, a page that has to be read first, or nothing that could be either. */
export type Recognition =
  | { kind: 'board'; board: SourceAddress }
  | { kind: 'page'; address: string }
  | { kind: 'none' }

/** A system and where its boards are. A system with boards in two regions has two entries. */
interface Entry {
  system: SystemName
  /** Patterns of `host/path?query`; `{own}` is a name under the system’s domain that belongs to one employer. */
  addresses: string[]
  feed: string
  /** Text in the source of every page that this system serves under an employer’s own domain. */
  marks?: string
  /** The list’s path there. */
  path?: string
}

/** Names under a system’s domain that are its own, not an employer’s. */
const THEIRS =
  'www\\d*|app|api|apply|help|support|blog|docs|status|developers?|resources|go|info|cdn|assets|static|media|careers-analytics|login|email|mail|marketing|partners?|community|learn|try|get'
const OWN = `(?!(?:${THEIRS})\\.)(?<board>[a-z\\d][a-z\\d-]*)`

const ENTRIES = (boards as Entry[]).map(({ addresses, marks, ...entry }) => ({
  ...entry,
  patterns: addresses.map(
    (address) => new RegExp(`^${address.replace('{own}', OWN)}(?=[/?#]|$)`, 'i'),
  ),
  marks: marks === undefined ? null : new RegExp(marks, 'i'),
}))

/** The longest address that we take; browsers send no longer ones. */
export const LONGEST_ADDRESS = 2000

/**
 * Recognises an address as people paste it, with or without ‘https://’. A page of anybody’s own site is only known once
 * it has been read: see `findBoards`.
 */
export function recogniseAddress(text: string): Recognition {
  const url = toUrl(text)
  if (!url) return { kind: 'none' }
  const board = boardAt(url)
  return board ? { kind: 'board', board } : { kind: 'page', address: url.href }
}

/** The address as a URL of the web; null for anything else, and for one with a password or a port. */
function toUrl(text: string): URL | null {
  const typed = text.trim()
  if (typed === '' || typed.length > LONGEST_ADDRESS || /\s/.test(typed)) return null
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  const isSite = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/i.test(url.hostname)
  if (!isSite || url.username !== '' || url.password !== '' || url.port !== '') return null
  // Nobody reads a feed over a line that others can change.
  url.protocol = 'https:'
  url.hash = ''
  return url
}

function boardAt({ host, pathname, search }: URL): SourceAddress | null {
  for (const { system, patterns, feed } of ENTRIES) {
    for (const pattern of patterns) {
      const found = pattern.exec(host + pathname + search)
      if (!found) continue
      const board = found.groups?.board ?? ''
      return { system, address: feed.replace('{board}', board).replace('{host}', host) }
    }
  }
  return null
}

/**
 * The boards that a page embeds or links to, each once: first those whose system serves the page itself under the
 * employer’s domain, then in the order of the page. A page with marked adverts (JobPosting) is a list itself, and last;
 * a site map is one of pages.
 */
export function findBoards(html: string, address: string): SourceAddress[] {
  const page = new URL(address)
  if (/<(?:urlset|sitemapindex)\b/.test(html.slice(0, 2000)))
    return [{ system: 'site-map', address: page.href }]
  const served = ENTRIES.filter(({ marks, path }) => path !== undefined && marks?.test(html)).map(
    ({ system, path }) => ({ system, address: new URL(path ?? '', page).href }),
  )
  const linked = addressesIn(html).flatMap((found) => {
    const url = toUrl(found)
    const board = url && boardAt(url)
    return board ? [board] : []
  })
  const marked: SourceAddress[] = isMarked(html)
    ? [{ system: isOfOneJob(html, page) ? 'job-page' : 'job-posting', address: page.href }]
    : []
  const all = [...served, ...linked, ...marked]
  const seen = new Set<string>()
  return all.filter(({ address }) => !seen.has(address) && seen.add(address))
}

/** Characters and different links of a page that are read: more has none that people read. */
const LONGEST_PAGE = 3_000_000
const MOST_LINKS = 5000

/** Whole addresses in a page, also those in scripts, where slashes may be escaped. */
function addressesIn(html: string) {
  const text = html.slice(0, LONGEST_PAGE).replaceAll('\\/', '/').replaceAll('&amp;', '&')
  const found = text.match(/(?:https?:)?\/\/[\w.-]+\.[a-z]{2,}[^\s"'<>\\`)]*/gi) ?? []
  return [...new Set(found)].slice(0, MOST_LINKS).map(withScheme)
}

function withScheme(address: string) {
  return address.startsWith('//') ? `https:${address}` : address
}

function isMarked(html: string) {
  return /application\/ld\+json/i.test(html) && /"@type"\s*:\s*(?:\[\s*)?"JobPosting"/.test(html)
}

/** Whether a page has one marked advert, and is that advert’s own: a list of one has it elsewhere. */
function isOfOneJob(html: string, { href }: URL) {
  const text = html.replaceAll('\\/', '/').replaceAll(/\s+/g, '')
  return text.split(/"@type":\[?"JobPosting"/).length === 2 && text.includes(`"url":"${href}"`)
}
