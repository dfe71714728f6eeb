import { readCsv, type CsvRecord } from '#platform/import/csv.ts'
import { decodeText } from '#platform/import/decode.ts'
import { ImportError } from '#platform/import/import-error.ts'
import { cellOf, headerOf, problemOfDay } from '#platform/import/listed-rows.ts'
import type { Input } from '#platform/import/open-input.ts'
import { parseName } from '#sponsorship/register/names/name-key.ts'

const COLUMNS = ['name', 'town', 'date'] as const
type Column = (typeof COLUMNS)[number]
const LONGEST = 200
const MOST_ROWS = 20_000

/** An agency on the list. */
export interface Recruiter {
  nameKey: string
  name: string
  /** Empty if the list names none. */
  town: string
}

export interface RecruitersFile {
  recruiters: Recruiter[]
  /** The day on which somebody read the list. */
  readOn: string
  /** One sentence for each row that cannot be used. */
  problems: string[]
}

/**
 * Reads a CSV file with the columns name, town and date: the day on which the list was read, the same in each row.
 * @throws {ImportError} if the file has other columns, no rows, several dates, or cannot be read
 */
export async function readRecruiters(
  { bytes }: Pick<Input, 'bytes'>,
  today: string,
): Promise<RecruitersFile> {
  const recruiters = new Map<string, Recruiter>()
  const problems: string[] = []
  const dates = new Set<string>()
  for await (const record of readCsv(decodeText(bytes), COLUMNS.join(','), headerOf(COLUMNS))) {
    if (record.row > MOST_ROWS) throw new ImportError(`The file has more than ${MOST_ROWS} rows.`)
    const read = readRow(record, today)
    if (typeof read === 'string') problems.push(`Row ${record.row}: ${read}`)
    else {
      const { date, ...recruiter } = read
      dates.add(date)
      recruiters.set(JSON.stringify([recruiter.name, recruiter.town]), recruiter)
    }
  }
  const [readOn] = dates
  if (dates.size > 1)
    throw new ImportError('Each row needs the same date: the day on which the list was read.')
  if (readOn === undefined && problems.length === 0) throw new ImportError('The file has no rows.')
  return { recruiters: [...recruiters.values()], readOn: readOn ?? '', problems }
}

/** The agency of a row, or what is wrong with it. */
function readRow(
  record: CsvRecord<Column>,
  today: string,
): (Recruiter & { date: string }) | string {
  if ('problem' in record) return record.problem.reason
  const cell = (column: Column) => cellOf(record, column)
  const [name, town, date] = [cell('name'), cell('town'), cell('date')]
  const long = COLUMNS.find((column) => cell(column).length > LONGEST)
  if (long) return `${long} is longer than ${LONGEST} characters.`
  const { key: nameKey } = parseName(name)
  if (nameKey === '') return name === '' ? 'name is empty.' : `‘${name}’ is not a name.`
  return problemOfDay('date', date, today) ?? { nameKey, name, town, date }
}
