import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { JobTable } from '#server/jobs/jobs.tables.ts'
import { normalizeText } from '#server/text/normalize.ts'
import { ADVERT_COLUMNS } from '#server/sponsorship/stored-check.ts'

const TEXTS: readonly string[] = ['title', 'employerName', 'description']
const PLACE: readonly string[] = ['place', 'postcodeDistrict', 'latitude', 'longitude']

/**
 * What copies have in common beside their texts: all that a card shows, filters look at and the check reads,
 * without place and date. An account has copies of its own adverts only: else anyone could put an advert
 * before that of another.
 */
const COMMON = [
  'ownerId',
  'category',
  'isRemote',
  ...ADVERT_COLUMNS.filter((column) => !TEXTS.includes(column) && !PLACE.includes(column)),
] as const

type AdvertRow = Pick<Selectable<JobTable>, (typeof COMMON)[number]>

/** The same for copies of one advert: 64 bits as a number. The texts are normalised. */
export function copyKeyOf(job: AdvertRow, text: { title: string; description: string }): string {
  const common = COMMON.map((column) => job[column])
  const content = [text.title, normalizeText(job.employerName), text.description, ...common]
  return createHash('sha256').update(JSON.stringify(content)).digest().readBigInt64BE().toString()
}
