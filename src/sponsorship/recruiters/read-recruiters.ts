import { readCsv, type CsvRecord } from '#platform/import/csv.ts'
import { decodeText } from '#platform/import/decode.ts'
import { ImportError } from '#platform/import/import-error.ts'
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
  for await (const record of readCsv(decodeText(bytes), COLUMNS.join(','), readHeader)) {
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

function readHeader(header: string[]): (Column | null)[] {
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new ImportError(
      `The first line has to name the columns ${COLUMNS.join(', ')}; missing: ${missing.join(', ')}.`,
    )
  return names.map((name) => COLUMNS.find((column) => column === name) ?? null)
}

/** The agency of a row, or what is wrong with it. */
function readRow(
  record: CsvRecord<Column>,
  today: string,
): (Recruiter & { date: string }) | string {
  if ('problem' in record) return record.problem.reason
  const cell = (column: Column) => (record.value[column] ?? '').replaceAll(/\s+/g, ' ').trim()
  const [name, town, date] = [cell('name'), cell('town'), cell('date')]
  const long = COLUMNS.find((column) => cell(column).length > LONGEST)
  if (long) return `${long} is longer than ${LONGEST} characters.`
  const { key: nameKey } = parseName(name)
  if (nameKey === '') return name === '' ? 'name is empty.' : `‘${name}’ is not a name.`
  if (!isDate(date)) return `date ‘${date}’ is not a date like 2026-05-31.`
  if (date > today) return `date ‘${date}’ is in the future.`
  return { nameKey, name, town, date }
}

function isDate(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
