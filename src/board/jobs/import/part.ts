import { hash } from 'node:crypto'
import type { Advert } from './advert.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { cleanLine } from './text/clean-text.ts'

/** One of `count` parts of a file, counted from 1. Parts can be imported at the same time, also from several machines. */
export interface Part {
  number: number
  count: number
}

const MOST_PARTS = 64

/** @throws {ImportError} if it is not written like '2/4' */
export function parsePart(text: string): Part {
  const [, number, count] = /^(\d{1,2})\/(\d{1,2})$/.exec(text)?.map(Number) ?? []
  if (!number || !count || number > count || count > MOST_PARTS)
    throw new ImportError(
      `--part: write it like 2/4, for the second of four parts; ${MOST_PARTS} parts at most.`,
    )
  return { number, count }
}

/** Whether an advert is in this part. Duplicates are always in one part, so that the second is detected there. */
export function isInPart({ number, count }: Part, advert: Advert): boolean {
  const key = [advert.reference, advert.url, advert.title]
    .map((text) => cleanLine((text ?? '').slice(0, 1000)).toLowerCase())
    .find((text) => text !== '')
  return Number.parseInt(hash('sha256', key ?? '').slice(0, 8), 16) % count === number - 1
}
