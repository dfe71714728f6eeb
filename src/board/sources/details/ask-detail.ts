import type { Advert } from '#board/jobs/import/advert.ts'
import { openRecords } from '#board/jobs/import/input/read-records.ts'
import { toAdvert } from '#board/jobs/import/shapes/to-advert.ts'
import { at } from '#board/jobs/import/systems/values.ts'
import { isRecord } from '#platform/import/json-record.ts'
import {
  NOTHING_KNOWN,
  type FeedAnswer,
  type FeedFetcher,
} from '#board/sources/fetching/fetch-feed.ts'
import { inPieces, toListed, type ListedAdvert } from '#board/sources/reading/read-adverts.ts'
import { systemOf, type SystemName } from '#board/sources/systems/feed-systems.ts'

/** The list that an advert is in. */
export interface DetailedList {
  system: SystemName
  address: string
  obeysRobots: boolean
}

/** The answer of an advert’s own address; `closed` if it is there no longer, `nothing` if no advert stands there. */
export type Detail =
  | { kind: 'advert'; listed: ListedAdvert; etag: string | null; lastModified: string | null }
  | { kind: 'nothing'; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' | 'closed' }
  | Extract<FeedAnswer, { kind: 'failed' }>

/** The address of an advert’s text, at the host of its list only; null if it has none. */
export function detailAddress(
  { system, address }: Pick<DetailedList, 'system' | 'address'>,
  { reference, advert: { url = '' } }: ListedAdvert,
): string | null {
  const { detail = '' } = systemOf(system)
  const path = detail.replace('{url}', () => url)
  const found = URL.parse(path.replace('{reference}', encodeURIComponent(reference)), address)
  return path !== '' && found?.host === new URL(address).host ? found.href : null
}

/** Asks for the text of an advert. What its own address says goes before what the list does. */
export async function askDetail(
  fetcher: FeedFetcher,
  list: DetailedList,
  {
    listed,
    known,
  }: { listed: ListedAdvert; known: { etag: string | null; lastModified: string | null } },
): Promise<Detail> {
  const address = detailAddress(list, listed)
  if (address === null) return { kind: 'nothing', ...NOTHING_KNOWN }
  const answer = await fetcher.fetch(address, known, list)
  if (answer.kind === 'unchanged') return answer
  if (answer.kind === 'failed')
    return [404, 410].includes(answer.status ?? 0) ? { kind: 'closed' } : answer
  const { etag, lastModified } = answer
  const advert = await readDetail(answer.body, systemOf(list.system).detailPath)
  if (!advert?.description || advert.isUnlisted) return { kind: 'nothing', etag, lastModified }
  const stated = Object.entries(advert).filter(([, value]) => value !== undefined)
  const whole = { ...listed.advert, ...Object.fromEntries(stated) }
  return { kind: 'advert', listed: toListed(whole, listed.reference), etag, lastModified }
}

/** The one advert of an answer; null if it has none, or several. */
async function readDetail(body: Buffer, path: string | undefined): Promise<Advert | null> {
  try {
    const adverts: Advert[] = []
    if (path) {
      const record = at(JSON.parse(body.toString('utf8')), path)
      if (isRecord(record)) adverts.push(toAdvert(record))
    } else
      for await (const record of await openRecords({ bytes: inPieces(body) }, new Map()))
        if (!('problem' in record)) adverts.push(toAdvert(record.value, record.feed))
    const [advert, ...others] = adverts
    return advert && others.length === 0 ? advert : null
  } catch {
    // What is no advert, or is cut off, costs only itself.
    return null
  }
}

/** The adverts of a list, the first ones with the texts that stand at their own addresses. */
export async function askFirstDetails(
  fetcher: FeedFetcher,
  list: DetailedList,
  { adverts, most }: { adverts: ReadonlyMap<string, ListedAdvert>; most: number },
): Promise<Map<string, ListedAdvert>> {
  const whole = new Map(adverts)
  if (systemOf(list.system).detail === undefined) return whole
  for (const listed of [...adverts.values()].slice(0, most)) {
    if (listed.advert.description) continue
    const detail = await askDetail(fetcher, list, { listed, known: NOTHING_KNOWN })
    if (detail.kind === 'failed') break
    if (detail.kind === 'advert') whole.set(listed.reference, detail.listed)
    else whole.delete(listed.reference)
  }
  return whole
}
