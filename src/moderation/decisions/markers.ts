import { wrongField } from '#platform/primitives/errors.schema.ts'
import { CASE_LIMITS } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import type { Db } from '#platform/database/database.ts'

export interface Marker {
  kind: string
  value: string
}

/** Finds what identifies a fraud in a text: numbers, accounts, domains, wallets. */
export type FindIdentifiers = (text: string) => Marker[]

/**
 * ‘phone: 07700 900321’, one a line; a line without a kind is ‘words’. Repeated ones count once.
 * @throws {DomainError} `invalid_input` for words that many honest texts have
 */
export function parseMarkers(text: string): Marker[] {
  const markers = text
    .split('\n')
    .map((line) => asLine(line).slice(0, CASE_LIMITS.marker))
    .filter((line) => line.length > 2)
    .slice(0, CASE_LIMITS.markers)
    .map((line) => {
      const [, kind, value] = /^([a-z]{2,20}):\s*(\S.*)$/i.exec(line) ?? []
      return kind && value
        ? { kind: kind.toLowerCase(), value: normalize(value) }
        : { kind: 'words', value: normalize(line) }
    })
  const short = markers.find(({ kind, value }) => kind === 'words' && isShort(value))
  if (short) {
    const message = `‘${short.value}’ is too short to know a fraud by: it would mark honest adverts. Take at least ${CASE_LIMITS.wording} characters of its text.`
    throw wrongField('markers', message)
  }
  return [...new Map(markers.map((marker) => [formatMarker(marker), marker])).values()]
}

function isShort(words: string) {
  return Array.from(words).length < CASE_LIMITS.wording
}

function normalize(value: string) {
  return value.normalize('NFKC').toLowerCase()
}

export function formatMarker({ kind, value }: Marker): string {
  return `${kind}: ${value}`
}

/** Returns the new ones. */
export async function saveMarkers(db: Db, caseId: Id, markers: Marker[]): Promise<Marker[]> {
  if (markers.length === 0) return []
  return db
    .insertInto('fraudMarker')
    .values(markers.map((marker) => ({ ...marker, caseId })))
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .returning(['kind', 'value'])
    .execute()
}
