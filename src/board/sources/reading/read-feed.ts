import { ImportError } from '#platform/import/import-error.ts'
import {
  NOTHING_KNOWN,
  type FeedAnswer,
  type FeedFetcher,
} from '#board/sources/fetching/fetch-feed.ts'
import { systemOf, type SystemName } from '#board/sources/systems/feed-systems.ts'
import {
  areAll,
  firstPage,
  MOST_PAGES,
  nextPage,
  overlaps,
} from '#board/sources/systems/next-page.ts'
import { readEmptyPage, type EmptyPage } from './empty-page.ts'
import { readSiteMap, type SiteMap } from './read-site-map.ts'
import {
  digestOf,
  readAdverts,
  toListed,
  type ListedAdvert,
  type ListedAdverts,
} from './read-adverts.ts'

/** A list to read, and what is known of its last answer. */
export interface FeedToRead {
  system: SystemName
  address: string
  etag: string | null
  lastModified: string | null
  bodyDigest: string | null
  obeysRobots: boolean
}

type FailedAnswer = Extract<FeedAnswer, { kind: 'failed' }>

/** A list as it was read. */
export interface Reading {
  kind: 'content'
  adverts: Map<string, ListedAdvert>
  /** Adverts that cannot be read and have no id. */
  withoutId: number
  /** Whether two adverts have the same id, or parts do not meet: a part may have been read twice, and another never. */
  hasSameIds: boolean
  /** Whether some adverts’ own addresses are to be read yet, by the next run. */
  hasUnread?: boolean
  /** Whether all of the list was read. */
  isWhole: boolean
  etag: string | null
  lastModified: string | null
  bodyDigest: string
  /** Digest of the ids, in any order. */
  digest: string
  /** The web page that says that it has no adverts any more: a reading that says closed, like an advert’s own page. */
  emptyPage?: EmptyPage
}

export type ReadFeed =
  | Reading
  | { kind: 'unchanged' }
  | {
      kind: 'failed'
      reason: FailedAnswer['reason'] | 'unreadable'
      status: number | null
      retryAt: string | null
      isPostponed?: true
      /** Whether a page answered that has no adverts any more, and does not say so: somebody has to look. */
      isUnsure?: true
    }

export const UNREADABLE = {
  kind: 'failed',
  reason: 'unreadable',
  status: null,
  retryAt: null,
} as const

/**
 * Reads a list, all of its parts. An answer that cannot be read, in any part, makes the whole of it a failure. If adverts
 * have moved between the parts meanwhile, all are read once more, and both readings together are the list.
 */
export async function readFeed(fetcher: FeedFetcher, feed: FeedToRead): Promise<ReadFeed> {
  if (systemOf(feed.system).isOnePage) return readOnePage(feed)
  const first = await readParts(fetcher, feed)
  if (first.kind !== 'content') return first
  if (first.bodyDigest === feed.bodyDigest) return { kind: 'unchanged' }
  if (!first.hasSameIds || first.parts === 1) return first
  const second = await readParts(fetcher, { ...feed, ...NOTHING_KNOWN })
  if (second.kind !== 'content') return second
  const adverts = new Map([...first.adverts, ...second.adverts])
  return { ...second, adverts, digest: digestOfIds(adverts) }
}

/** A list of nothing but its own address, whose page is read as the detail of an advert. */
function readOnePage(feed: FeedToRead): Reading {
  const { address } = feed
  const parts = startParts(feed)
  const advert = { reference: address, advert: { url: address }, employerSaid: null, digest: '' }
  const adverts = new Map([[address, advert]])
  return { ...parts.finish({ isWhole: true }), adverts, digest: digestOfIds(adverts) }
}

async function readParts(
  fetcher: FeedFetcher,
  feed: FeedToRead,
): Promise<Exclude<ReadFeed, Reading> | (Reading & { parts: number })> {
  const { system, obeysRobots } = feed
  const parts = startParts(feed)
  let address: string | null = firstPage(system, feed.address)
  const maps: string[] = []
  let found = 0
  let areAllHere = true
  let emptyPage: EmptyPage | null = null
  for (let pages = 1; address !== null && pages <= MOST_PAGES; pages++) {
    const known = pages === 1 ? feed : NOTHING_KNOWN
    const { etag, lastModified } = known
    const answer = await fetcher.fetch(address, { etag, lastModified }, { obeysRobots })
    if (answer.kind !== 'content') return answer
    const listed: ListedAnswer | Unreadable = await readAnswer(system, answer.body, address)
    if ('kind' in listed) return listed
    maps.push(...(listed.maps ?? []))
    emptyPage = listed.emptyPage ?? null
    parts.add(answer, listed)
    const count: number = listed.ids.length
    found += pages > 1 && overlaps(system) ? count - 1 : count
    areAllHere = areAll(system, answer.body, found)
    address = nextPage(system, { address, body: answer.body, count, pages }) ?? maps.shift() ?? null
  }
  const reading = parts.finish({ isWhole: address === null && areAllHere })
  return { ...reading, ...(emptyPage && { emptyPage }) }
}

type ListedAnswer = ListedAdverts & Partial<Pick<SiteMap, 'maps'>> & Pick<Reading, 'emptyPage'>
type Unreadable = Extract<ReadFeed, { kind: 'failed' }>

/** Reads one answer of a list. A web page without adverts is an empty list only where pages are lists, and it says so. */
async function readAnswer(
  system: SystemName,
  body: Buffer,
  address: string,
): Promise<ListedAnswer | Unreadable> {
  const { paging, jobPages, isMarkedPage = false } = systemOf(system)
  if (paging === 'index') return readSiteMap(body, address, jobPages) ?? UNREADABLE
  const listed = await readAdverts(body).catch(ignoreUnreadable)
  const emptyPage = listed && listed.ids.length > 0 ? null : readEmptyPage(body)
  if (emptyPage?.isSure && isMarkedPage) return { ...NOTHING_LISTED, emptyPage }
  if (emptyPage) return { ...UNREADABLE, ...(isMarkedPage && { isUnsure: true }) }
  const isReadable = listed && (listed.adverts.length > 0 || listed.withoutId === 0)
  return isReadable ? listed : UNREADABLE
}

const NOTHING_LISTED: ListedAdverts = { adverts: [], withoutId: 0, ids: [] }

function ignoreUnreadable(error: unknown) {
  if (error instanceof ImportError) return null
  throw error
}

/** Digest of the ids of adverts, in any order. */
export function digestOfIds(adverts: ReadonlyMap<string, unknown>): string {
  return digestOf([...adverts.keys()].toSorted().join('\n'))
}

type Content = Extract<FeedAnswer, { kind: 'content' }>

/** An advert with the address at which people apply: some lists have their own pages, and do not name them. */
function withPage(
  { system, address }: Pick<FeedToRead, 'system' | 'address'>,
  listed: ListedAdvert,
): ListedAdvert {
  const { page } = systemOf(system)
  const { advert, reference } = listed
  if (page === undefined || advert.url) return listed
  const url = new URL(page.replace('{reference}', encodeURIComponent(reference)), address).href
  return toListed({ ...advert, url }, reference)
}

function startParts(feed: Pick<FeedToRead, 'system' | 'address'>) {
  const { system } = feed
  const adverts = new Map<string, ListedAdvert>()
  const bodies: string[] = []
  let [withoutId, same] = [0, 0]
  let last: { answer: Content; id: string | null | undefined } | null = null

  return {
    add(answer: Content, listed: ListedAdverts) {
      // The part begins with the end of the one before, unless adverts have moved.
      const again = overlaps(system) && last ? last.id : undefined
      if (again !== undefined && listed.ids[0] !== again) same += 1
      last = { answer, id: listed.ids.at(-1) }
      bodies.push(digestOf(answer.body.toString('base64')))
      withoutId += listed.withoutId
      for (const advert of listed.adverts) {
        if (adverts.has(advert.reference)) same += advert.reference === again ? 0 : 1
        else adverts.set(advert.reference, withPage(feed, advert))
      }
    },
    finish({ isWhole }: { isWhole: boolean }) {
      const { most = Infinity } = systemOf(system)
      // The first part of several can be the same while others are not.
      const only = bodies.length === 1 ? last?.answer : null
      return {
        kind: 'content' as const,
        parts: bodies.length,
        adverts,
        withoutId,
        hasSameIds: same > 0,
        isWhole: isWhole && adverts.size + withoutId + same < most,
        etag: only?.etag ?? null,
        lastModified: only?.lastModified ?? null,
        bodyDigest: digestOf(bodies.join()),
        digest: digestOfIds(adverts),
      }
    },
  }
}
