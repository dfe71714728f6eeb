import type { Id } from '#platform/primitives/primitives.schema.ts'
import { parseAdvert, type AdvertRow } from '#sponsorship/advert/parse-advert.ts'
import { ADVERT_COLUMNS } from './stored-check.ts'
import type { AdvertFacts } from '#sponsorship/model/facts.ts'

/** The columns that facts are read from, before it is known who posts the advert and in what codes of ours. */
type UnstoredRow = Omit<AdvertRow, 'poster' | 'occupationCode' | 'payBand'>

/** Facts without the description, which is the row’s. */
export type FactsAhead = Omit<AdvertFacts, 'description'>

/** Facts that were read before the advert was stored, and what they were read from, by the ids of the jobs. */
export type ReadAhead = ReadonlyMap<Id, { row: UnstoredRow; facts: FactsAhead }>

export function readAhead(row: UnstoredRow): FactsAhead {
  const { description: _description, ...facts } = parseAdvert({ ...row, ...UNSTORED })
  return facts
}

const UNSTORED = { poster: 'source', occupationCode: null, payBand: null } as const

/** Known only once the advert is stored, or not read for its facts. */
const NOT_READ = new Set<string>(['occupationCode', 'payBand', 'legalName', 'sponsorId', 'poster'])
const COLUMNS = ADVERT_COLUMNS.filter(
  (column): column is keyof UnstoredRow => !NOT_READ.has(column),
)

/** The facts of a stored job: those read ahead, unless it was stored otherwise. */
export function factsOf(job: AdvertRow & { id: Id }, ahead: ReadAhead): AdvertFacts {
  const read = ahead.get(job.id)
  const isSame = read && COLUMNS.every((column) => read.row[column] === job[column])
  const isCoded = job.occupationCode !== null || job.payBand !== null
  if (!isSame || isCoded) return parseAdvert(job)
  return { ...read.facts, poster: job.poster, description: job.description }
}
