import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Advert } from '#board/jobs/import/advert.ts'
import { openRecords } from '#board/jobs/import/input/read-records.ts'
import { toAdvert } from '#board/jobs/import/shapes/to-advert.ts'
import { cleanLine } from '#board/jobs/import/text/clean-text.ts'

/** An advert of a list, under the id that it has there. */
export interface ListedAdvert {
  reference: string
  advert: Advert
  /** The employer that the list names; null if it names none. */
  employerSaid: string | null
  digest: string
  /** Whether its text stands at its own address, and has not been read there: it is seen, and not written. */
  isBare?: boolean
}

/** The adverts of one answer. */
export interface ListedAdverts {
  adverts: ListedAdvert[]
  /** Adverts that cannot be read and have no id: what misses may be one of them. */
  withoutId: number
  /** The ids of all in their order, also of those that are left out; null for one without. */
  ids: (string | null)[]
}

export const LONGEST_REFERENCE = 500

/**
 * Reads the adverts of an answer. One that cannot be read costs only itself.
 * @throws {ImportError} if the answer is no list of adverts, or is cut off
 */
export async function readAdverts(body: Buffer): Promise<ListedAdverts> {
  const adverts: ListedAdvert[] = []
  const ids: (string | null)[] = []
  let withoutId = 0
  for await (const record of await openRecords({ bytes: inPieces(body) }, new Map())) {
    const advert = 'problem' in record ? null : toAdvert(record.value, record.feed)
    const reference = (advert && referenceOf(advert)) || null
    ids.push(reference)
    if (advert?.isUnlisted) continue
    if (advert && reference) adverts.push(toListed(advert, reference))
    else withoutId += 1
  }
  return { adverts, withoutId, ids }
}

const PIECE_BYTES = 65_536

/** A body in pieces: between two of them visitors are answered. */
export async function* inPieces(body: Buffer) {
  for (let from = 0; from < body.length; from += PIECE_BYTES) {
    yield body.subarray(from, from + PIECE_BYTES)
    await setImmediate()
  }
}

export function toListed(advert: Advert, reference: string): ListedAdvert {
  return {
    reference,
    advert,
    employerSaid: cleanLine((advert.employer ?? '').slice(0, 200)) || null,
    digest: digestOf(JSON.stringify(advert)),
  }
}

/** The id of an advert at its source: an index key has to be short. */
function referenceOf(advert: Advert) {
  const reference = cleanLine((advert.reference || advert.url || '').slice(0, 10_000))
  return reference.length > LONGEST_REFERENCE ? digestOf(reference) : reference
}

export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 27)
}
