import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { JobTable } from '#board/jobs/jobs.tables.ts'
import { normalizeText } from '#platform/text/normalize.ts'
import { ADVERT_COLUMNS } from '#sponsorship/stored-checks/stored-check.ts'

const TEXTS: readonly string[] = ['title', 'employerName', 'description']
const PLACE: readonly string[] = ['place', 'postcodeDistrict', 'latitude', 'longitude']

/**
 * The columns that copies share besides their texts: everything that cards show, filters use and checks read, except
 * place and date. Copies must be of the same account, or anyone could put an advert in front of another’s.
 */
const COMMON = [
  'ownerId',
  'category',
  'isRemote',
  ...ADVERT_COLUMNS.filter((column) => !TEXTS.includes(column) && !PLACE.includes(column)),
] as const

type AdvertRow = Pick<Selectable<JobTable>, (typeof COMMON)[number]>

/** A key that copies of one advert share: 64 bits as a number. The texts are normalised. */
export function copyKeyOf(job: AdvertRow, text: { title: string; description: string }): string {
  const common = COMMON.map((column) => job[column])
  const content = [text.title, normalizeText(job.employerName), text.description, ...common]
  return createHash('sha256').update(JSON.stringify(content)).digest().readBigInt64BE().toString()
}
