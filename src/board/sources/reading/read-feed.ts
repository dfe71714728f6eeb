import { ImportError } from '#platform/import/import-error.ts'
import type { FeedAnswer, FeedFetcher } from '#board/sources/fetching/fetch-feed.ts'
import { systemOf, type SystemName } from '#board/sources/systems/feed-systems.ts'
import { firstPage, MOST_PAGES, nextPage } from '#board/sources/systems/next-page.ts'
import { digestOf, readAdverts, type ListedAdvert } from './read-adverts.ts'

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
  /** Whether two adverts have the same id: a part may have been read twice, and another never. */
  hasSameIds: boolean
  /** Whether all of the list was read. */
  isWhole: boolean
  etag: string | null
  lastModified: string | null
  bodyDigest: string
  /** Digest of the ids, in any order. */
  digest: string
}

export type ReadFeed =
  | Reading
  | { kind: 'unchanged' }
  | {
      kind: 'failed'
      reason: FailedAnswer['reason'] | 'unreadable'
      status: number | null
      retryAt: string | null
    }

/** Reads a list, all of its parts. An answer that cannot be read, in any part, makes the whole of it a failure. */
export async function readFeed(fetcher: FeedFetcher, feed: FeedToRead): Promise<ReadFeed> {
  const { system, obeysRobots } = feed
  const parts = startParts()
  let address: string | null = firstPage(system, feed.address)
  for (let pages = 1; address !== null && pages <= MOST_PAGES; pages++) {
    const known = pages === 1 ? feed : NOTHING_KNOWN
    const { etag, lastModified } = known
    const answer = await fetcher.fetch(address, { etag, lastModified }, { obeysRobots })
    if (answer.kind !== 'content') return answer
    const listed = await readAdverts(answer.body).catch(ignoreUnreadable)
    const isReadable = listed && (listed.adverts.length > 0 || listed.withoutId === 0)
    if (!isReadable) return { kind: 'failed', reason: 'unreadable', status: null, retryAt: null }
    parts.add(answer, listed)
    const count = listed.adverts.length + listed.withoutId
    address = nextPage(system, { address, body: answer.body, count, pages })
  }
  const reading = parts.finish({ system, isWhole: address === null })
  return reading.bodyDigest === feed.bodyDigest ? { kind: 'unchanged' } : reading
}

const NOTHING_KNOWN = { etag: null, lastModified: null }

function ignoreUnreadable(error: unknown) {
  if (error instanceof ImportError) return null
  throw error
}

type Content = Extract<FeedAnswer, { kind: 'content' }>
type Listed = Awaited<ReturnType<typeof readAdverts>>

function startParts() {
  const adverts = new Map<string, ListedAdvert>()
  const bodies: string[] = []
  let [withoutId, same] = [0, 0]
  let last: Content | null = null

  return {
    add(answer: Content, listed: Listed) {
      last = answer
      bodies.push(digestOf(answer.body.toString('base64')))
      withoutId += listed.withoutId
      for (const advert of listed.adverts) {
        if (adverts.has(advert.reference)) same += 1
        else adverts.set(advert.reference, advert)
      }
    },
    finish({ system, isWhole }: { system: SystemName; isWhole: boolean }): Reading {
      const { most = Infinity } = systemOf(system)
      // The first part of several can be the same while others are not.
      const only = bodies.length === 1 ? last : null
      return {
        kind: 'content',
        adverts,
        withoutId,
        hasSameIds: same > 0,
        isWhole: isWhole && adverts.size + withoutId + same < most,
        etag: only?.etag ?? null,
        lastModified: only?.lastModified ?? null,
        bodyDigest: digestOf(bodies.join()),
        digest: digestOf([...adverts.keys()].toSorted().join('\n')),
      }
    },
  }
}
