import {
  FEW_ADVERTS,
  FEW_READINGS,
  FEW_WAIT_MS,
  GRACE_MS,
  MOST_MISSING,
} from '#board/sources/sources.ts'

/** An open advert of a source before a reading. */
export interface OpenAdvert {
  reference: string
  missedAt: string | null
}

/** Readings in a row that had the same ids and wait for the desk. */
export interface SameReadings {
  digest: string
  digestSince: string
  readings: number
}

interface CompleteReading {
  /** The open adverts that were known. */
  open: readonly OpenAdvert[]
  has(reference: string): boolean
  isEmpty: boolean
  /** Whether each advert’s own page says that it is closed: of few, that may be all. */
  isByPage: boolean
  digest: string
  now: Date
  /** The open hold; null if nothing waits. */
  held: SameReadings | null
}

export type Closing =
  | { kind: 'apply'; missed: string[]; gone: string[] }
  /** The adverts of a small list, after three readings that were the same. */
  | { kind: 'few'; gone: string[] }
  | { kind: 'hold'; holdKind: 'fewer' | 'empty'; missing: string[] }

/**
 * Decides about the adverts that a complete list misses. One reading never closes anything: a second one, at least the
 * grace period later, does. A list that has lost too much at once waits for the desk, or, if it is small, for a third
 * reading that is the same.
 */
export function decideClosing(reading: CompleteReading): Closing {
  const { open, has, now, digest, held, isEmpty } = reading
  const missing = open.filter(({ reference }) => !has(reference))
  const references = missing.map(({ reference }) => reference)
  const most = reading.isByPage && open.length < FEW_ADVERTS ? 1 : MOST_MISSING
  if (missing.length > open.length * most) {
    if (open.length < FEW_ADVERTS && isThird(held, { digest, now }))
      return { kind: 'few', gone: references }
    return { kind: 'hold', holdKind: isEmpty ? 'empty' : 'fewer', missing: references }
  }
  const isOver = ({ missedAt }: OpenAdvert) =>
    missedAt !== null && now.getTime() - Date.parse(missedAt) >= GRACE_MS
  return {
    kind: 'apply',
    missed: missing.filter(({ missedAt }) => missedAt === null).map(({ reference }) => reference),
    gone: missing.filter(isOver).map(({ reference }) => reference),
  }
}

/** Whether this reading is the third that is the same, a day after the first. */
export function isThird(
  held: SameReadings | null,
  { digest, now }: { digest: string; now: Date },
): boolean {
  if (held?.digest !== digest || held.readings + 1 < FEW_READINGS) return false
  return now.getTime() - Date.parse(held.digestSince) >= FEW_WAIT_MS
}
