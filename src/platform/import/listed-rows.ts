import type { CsvRecord } from './csv.ts'
import { ImportError } from './import-error.ts'

/** Reads the header of a CSV file that has to name all these columns, in any order. @throws {ImportError} */
export function headerOf<Column extends string>(columns: readonly Column[]) {
  return (header: string[]): (Column | null)[] => {
    const names = header.map((name) => name.trim().toLowerCase())
    const missing = columns.filter((column) => !names.includes(column))
    if (missing.length > 0)
      throw new ImportError(
        `The first line has to name the columns ${columns.join(', ')}; missing: ${missing.join(', ')}.`,
      )
    return names.map((name) => columns.find((column) => column === name) ?? null)
  }
}

/** A cell of a row as one line, empty if there is none. */
export function cellOf<Column extends string>(
  { value }: Extract<CsvRecord<Column>, { value: unknown }>,
  column: Column,
) {
  return (value[column] ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** A sentence about a day that a row may not have; null if it is a date and not after `today`. */
export function problemOfDay(column: string, day: string, today: string): string | null {
  const date = new Date(`${day}T00:00:00Z`)
  const isDate =
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  if (!isDate) return `${column} ‘${day}’ is not a date like 2026-05-31.`
  return day > today ? `${column} ‘${day}’ is in the future.` : null
}
