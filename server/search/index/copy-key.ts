import { createHash } from 'node:crypto'
import { normalizeText } from '#server/text/normalize.ts'
import type { SourceRow } from './search-row.ts'

/**
 * What copies have in common beside their text: all that a card shows, filters look at and the check reads,
 * without place and date. An account has copies of its own adverts only: else anyone could put an advert
 * before that of another.
 */
const COMMON = [
  'ownerId',
  'type',
  'category',
  'country',
  'isRemote',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'payText',
  'hoursPerWeek',
  'occupationCode',
  'payBand',
  'legalName',
  'sponsorId',
] as const

/** The same for copies of one advert: 64 bits as a number. The texts are normalised. */
export function copyKeyOf(job: SourceRow, text: { title: string; description: string }): string {
  const common = COMMON.map((column) => job[column])
  const content = [text.title, normalizeText(job.employerName), text.description, ...common]
  return createHash('sha256').update(JSON.stringify(content)).digest().readBigInt64BE().toString()
}
