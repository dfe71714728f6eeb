import { NOTHING_KNOWN, type FeedFetcher } from '#board/sources/fetching/fetch-feed.ts'
import type { ListedAdvert } from '#board/sources/reading/read-adverts.ts'
import { digestOfIds, type Reading } from '#board/sources/reading/read-feed.ts'
import {
  DETAIL_DAYS,
  DETAILS_A_RUN,
  DETAILS_MS,
  EMPTY_DETAIL_DAYS,
  MOST_FAILED_DETAILS,
} from '#board/sources/sources.ts'
import type { SourceDetailTable } from '#board/sources/sources.tables.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import { HIDDEN_AFTER_DAYS } from '#trade/job-age.ts'
import { askDetail, type Detail, type DetailedList } from './ask-detail.ts'
import { ABSENT, type KnownDetail } from './details.queries.ts'

/** An advert that was written before. */
interface Written {
  goneAt: string | null
  missedAt: string | null
  lastSeenAt: string
}

interface Reader {
  fetcher: FeedFetcher
  readingKey: string
  written: ReadonlyMap<string, Written>
  details: readonly KnownDetail[]
  isOver(listed: ListedAdvert): boolean
  now(): Date
}

type AskedDetail = Omit<SourceDetailTable, 'sourceId'>

/** A reading with the texts that stood at adverts’ own addresses. */
export interface DetailedReading {
  reading: Reading
  /** The adverts whose own page says that they are closed. */
  closed: Set<string>
  asked: AskedDetail[]
  /** The failure of the last one that was asked for. */
  failure: Extract<Detail, { kind: 'failed' }> | null
  /** The ids that the list has: what was known of others is forgotten. */
  listed: string[]
}

const DAY_MS = 86_400_000

/**
 * Reads the texts of adverts at their own addresses: of new and changed ones, of those that a page may have closed, and
 * again of old ones, as many as a run may. What was not read yet is seen, but not written.
 */
export async function readDetails(
  list: DetailedList,
  reading: Reading,
  reader: Reader,
): Promise<DetailedReading> {
  const { written, fetcher, readingKey, now } = reader
  const begun = now().getTime()
  const adverts = new Map(reading.adverts)
  const isByPage = systemOf(list.system).closing === 'page'
  for (const [reference, listed] of adverts)
    if (!listed.advert.description) adverts.set(reference, { ...listed, isBare: true })
  const todo = findTodo(adverts, { ...reader, isByPage, begun })
  const closed = new Set<string>()
  const asked: AskedDetail[] = []
  let failure: DetailedReading['failure'] = null
  let failures = 0
  let count = 0
  for (const { listed, known, isWhole } of todo) {
    if (count >= DETAILS_A_RUN || now().getTime() - begun >= DETAILS_MS) break
    count += 1
    const detail = await askDetail(fetcher, list, {
      listed,
      known: isWhole ? NOTHING_KNOWN : known,
    })
    take(listed, known, detail)
    failure = detail.kind === 'failed' ? detail : null
    failures = failure ? failures + 1 : 0
    if (failures >= MOST_FAILED_DETAILS || failure?.retryAt) break
  }
  // What never was an advert here, and may be none, is not one of the list’s yet.
  for (const [reference, { isBare }] of adverts)
    if (isBare && !written.has(reference)) adverts.delete(reference)
  const done = new Set(asked.filter(({ entry }) => entry !== '').map(({ reference }) => reference))
  const hasUnread = todo.some(({ listed }) => !done.has(listed.reference))
  const digest = digestOfIds(adverts)
  const listed = [...reading.adverts.keys()]
  return { reading: { ...reading, adverts, digest, hasUnread }, closed, asked, failure, listed }

  function take(listed: ListedAdvert, known: KnownDetail | typeof NOTHING_KNOWN, detail: Detail) {
    const { reference } = listed
    const isClosed =
      detail.kind === 'closed' || (detail.kind === 'advert' && reader.isOver(detail.listed))
    const isKept = detail.kind === 'unchanged' || detail.kind === 'failed'
    const isAdvert = isKept ? 'isAdvert' in known && known.isAdvert : detail.kind === 'advert'
    const askedAt = now().toISOString()
    if (isByPage && isClosed) {
      closed.add(reference)
      adverts.delete(reference)
      // Its next reading has to say so again, whole.
      asked.push({
        ...NOTHING_KNOWN,
        reference,
        entry: listed.digest,
        readingKey,
        askedAt,
        isAdvert: false,
      })
      return
    }
    if (detail.kind === 'advert') adverts.set(reference, detail.listed)
    // A page that is as it was says that its advert is there.
    else if (isByPage && detail.kind === 'unchanged' && written.has(reference))
      adverts.set(reference, { ...listed, isBare: true })
    const { etag, lastModified } = 'etag' in detail ? detail : known
    const isAgain = detail.kind === 'failed' || detail.kind === 'closed'
    const readAs = isAgain
      ? { entry: '', readingKey: keyOf(known) }
      : { entry: listed.digest, readingKey }
    asked.push({ reference, ...readAs, etag, lastModified, askedAt, isAdvert })
  }
}

function keyOf(known: KnownDetail | typeof NOTHING_KNOWN) {
  return 'readingKey' in known ? known.readingKey : ''
}

interface Todo {
  listed: ListedAdvert
  known: KnownDetail | typeof NOTHING_KNOWN
  /** Whether its text is needed, even if it has not changed. */
  isWhole: boolean
}

/** The adverts to ask for: pages that may be closed, then what was never asked for, then the oldest. */
function findTodo(
  adverts: ReadonlyMap<string, ListedAdvert>,
  { written, details, readingKey, isByPage, begun }: Reader & { isByPage: boolean; begun: number },
): Todo[] {
  const known = new Map(details.map((detail) => [detail.reference, detail]))
  const daysSince = (time: string) => (begun - Date.parse(time)) / DAY_MS
  const unsure: Todo[] = []
  for (const [reference, { goneAt, missedAt, lastSeenAt }] of isByPage ? written : [])
    if (goneAt === null && (missedAt !== null || !adverts.has(reference)))
      if (daysSince(lastSeenAt) < HIDDEN_AFTER_DAYS)
        unsure.push({
          listed: adverts.get(reference) ?? absent(reference),
          known: known.get(reference) ?? NOTHING_KNOWN,
          isWhole: false,
        })
  const surely = new Set(unsure.map(({ listed }) => listed.reference))
  const fresh: Todo[] = []
  const old: Todo[] = []
  for (const listed of adverts.values()) {
    const detail = known.get(listed.reference)
    const before = written.get(listed.reference)
    if (!listed.isBare || surely.has(listed.reference)) continue
    if (!detail) fresh.push({ listed, known: NOTHING_KNOWN, isWhole: true })
    else {
      const isAnew =
        detail.readingKey !== readingKey || (!isByPage && (before?.goneAt ?? null) !== null)
      const isChanged = listed.digest === '' || detail.entry !== listed.digest
      const days = detail.isAdvert ? DETAIL_DAYS : EMPTY_DETAIL_DAYS
      if (isAnew || isChanged || daysSince(detail.askedAt) >= days)
        old.push({ listed, known: detail, isWhole: isAnew || !before })
    }
  }
  const time = ({ known }: Todo) => ('askedAt' in known ? known.askedAt : '')
  return [...unsure, ...fresh, ...old.toSorted((a, b) => (time(a) < time(b) ? -1 : 1))]
}

/** A page that a site map names no longer: its reference is its address. */
function absent(reference: string): ListedAdvert {
  return { reference, advert: { url: reference }, employerSaid: null, digest: ABSENT }
}
