import { readCsv, type CsvRecord } from '#platform/import/csv.ts'
import { decodeText } from '#platform/import/decode.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { cellOf, headerOf, problemOfDay } from '#platform/import/listed-rows.ts'
import type { Input } from '#platform/import/open-input.ts'
import {
  isFreeMail,
  isHosted,
  isSharedDomain,
  isThrowAway,
} from '#safety/text-rules/mail-domains.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'
import { toDomain } from '#organisations/proof/domains/domain-name.ts'

const COLUMNS = ['name', 'domain', 'source', 'as_of'] as const
type Column = (typeof COLUMNS)[number]
const LONGEST = 200
const MOST_ROWS = 200_000

/** One fact of a file: a source ties a domain to a body. */
export interface DomainFact {
  source: string
  domain: string
  nameKey: string
  name: string
  asOf: string
}

export interface DomainsFile {
  facts: DomainFact[]
  /** One sentence for each row that cannot be used. */
  problems: string[]
  /** Rows whose domain many share, so that it shows nobody. */
  shared: number
}

/**
 * Reads a CSV file with the columns name, domain, source and as_of. A domain may be given as the address of a page.
 * @throws {ImportError} if the file has other columns, no rows, or cannot be read
 */
export async function readDomains({ bytes }: Pick<Input, 'bytes'>, today: string) {
  const file: DomainsFile = { facts: [], problems: [], shared: 0 }
  const facts = new Map<string, DomainFact>()
  let rows = 0
  for await (const record of readCsv(decodeText(bytes), COLUMNS.join(','), headerOf(COLUMNS))) {
    rows += 1
    if (rows > MOST_ROWS) throw new ImportError(`The file has more than ${MOST_ROWS} rows.`)
    const fact = toFact(record, today)
    if (typeof fact === 'string') file.problems.push(`Row ${record.row}: ${fact}`)
    else if (isShared(fact.domain)) file.shared += 1
    else {
      const key = JSON.stringify([fact.source, fact.domain, fact.nameKey])
      const other = facts.get(key)
      if (!other || other.asOf <= fact.asOf) facts.set(key, fact)
    }
  }
  if (rows === 0) throw new ImportError('The file has no rows.')
  return { ...file, facts: [...facts.values()] }
}

/** The fact of a row, or what is wrong with it. */
function toFact(record: CsvRecord<Column>, today: string): DomainFact | string {
  if ('problem' in record) return record.problem.reason
  const cell = (column: Column) => cellOf(record, column)
  const [name, written, source, asOf] = [
    cell('name'),
    cell('domain'),
    cell('source'),
    cell('as_of'),
  ]
  const empty = COLUMNS.find((column) => cell(column) === '')
  if (empty) return `${empty} is empty.`
  const long = COLUMNS.find((column) => cell(column).length > LONGEST)
  if (long) return `${long} is longer than ${LONGEST} characters.`
  const { key: nameKey } = parseName(name)
  if (nameKey === '') return `‘${name}’ is not a name.`
  const domain = toDomain(written)
  if (domain === null) return `‘${written}’ is not a domain.`
  return problemOfDay('as_of', asOf, today) ?? { source, domain, nameKey, name, asOf }
}

function isShared(domain: string) {
  return isSharedDomain(domain) || isHosted(domain) || isFreeMail(domain) || isThrowAway(domain)
}
