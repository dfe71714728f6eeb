import path from 'node:path'
import { ImportError } from '#platform/import/import-error.ts'

// GOV.UK’s file names until June 2026, and since.
const NAMES = [
  /^(\d{4}-\d\d-\d\d)[-_ ]+Worker[-_ ]and[-_ ]Temporary[-_ ]Worker/i,
  /Worker[-_ ]and[-_ ]Temporary[-_ ]Worker[-_ ]+Web[-_ ]Register[-_ ]+(\d{4}-\d\d-\d\d)/i,
]
const DAY_MS = 86_400_000

/**
 * The date of a register, as typed or from GOV.UK’s file name. Errors name the option, or say it without one to who has
 * a form before them.
 * @throws {ImportError} if it is missing or cannot be right
 */
export function parsePublicationDate(
  file: string,
  option: string | undefined,
  { isForm = false } = {},
): string {
  const example = isForm ? '2026-10-07' : '--published 2026-10-07'
  const name = path.basename(file)
  const day = option ?? NAMES.map((form) => form.exec(name)?.[1]).find(Boolean)
  if (day === undefined) {
    throw new ImportError(
      `The name of ${file === '-' ? 'standard input' : file} does not say which day's register it is: ` +
        `${isForm ? 'fill in the day' : 'add --published with the date'} on GOV.UK, as in ${example}.`,
    )
  }
  if (!isDay(day)) {
    throw new ImportError(`'${day}' is not a date: write it as in ${example}.`)
  }
  // Allow for a clock that is behind London’s.
  if (Date.parse(day) > Date.now() + DAY_MS) {
    const where = isForm ? 'the day' : '--published'
    throw new ImportError(`A register of ${day} cannot be out yet: check ${where}.`)
  }
  return day
}

function isDay(text: string) {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
