import path from 'node:path'
import { ImportError } from '#platform/import/import-error.ts'

// GOV.UK’s file names until June 2026, and since.
const NAMES = [
  /^(\d{4}-\d\d-\d\d)[-_ ]+Worker[-_ ]and[-_ ]Temporary[-_ ]Worker/i,
  /Worker[-_ ]and[-_ ]Temporary[-_ ]Worker[-_ ]+Web[-_ ]Register[-_ ]+(\d{4}-\d\d-\d\d)/i,
]
const DAY_MS = 86_400_000

/**
 * The date of a register, as given or from GOV.UK’s file name.
 * @throws {ImportError} if it is missing or cannot be right
 */
export function parsePublicationDate(file: string, option: string | undefined): string {
  const name = path.basename(file)
  const day = option ?? NAMES.map((form) => form.exec(name)?.[1]).find(Boolean)
  if (day === undefined) {
    throw new ImportError(
      `The name of ${file === '-' ? 'standard input' : file} does not say which day's register it is: ` +
        'add --published with the date on GOV.UK, as in --published 2026-10-07.',
    )
  }
  if (!isDay(day)) {
    throw new ImportError(`'${day}' is not a date: write it as in --published 2026-10-07.`)
  }
  // Allow for a clock that is behind London’s.
  if (Date.parse(day) > Date.now() + DAY_MS) {
    throw new ImportError(`A register of ${day} cannot be out yet: check --published.`)
  }
  return day
}

function isDay(text: string) {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
