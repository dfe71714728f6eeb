import { APPLICATION_LIMITS } from '#hiring/applications/model/applications.schema.ts'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { jobField, MOST_AT_ONCE, shareField } from './several.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import { isId } from '#platform/secrets/new-id.ts'

const PREFIX = jobField('')

export interface ChosenJob {
  id: Id
  /** The name that the sender saw; any text, on one line. */
  name: string
  sharesDetails: boolean
}

/**
 * The jobs ticked in a form, always in the same order, so that two forms written at once cannot deadlock.
 * @throws {DomainError} `invalid_input` if no job is ticked, or too many are
 */
export function chosenJobs(values: Record<string, string>): ChosenJob[] {
  const jobs = Object.entries(values).flatMap(([field, value]): ChosenJob[] => {
    const id = field.startsWith(PREFIX) ? field.slice(PREFIX.length) : ''
    if (!isId(id)) return []
    const name = asLine(value).slice(0, 2 * APPLICATION_LIMITS.fullName)
    return [{ id, name, sharesDetails: values[shareField(id)] === 'on' }]
  })
  if (jobs.length === 0) throw wrongField('jobs', 'Tick at least one job.')
  if (jobs.length > MOST_AT_ONCE) {
    const more = jobs.length - MOST_AT_ONCE
    throw wrongField(
      'jobs',
      `You ticked ${jobs.length} jobs. You can send to ${MOST_AT_ONCE} at once: untick ${more}.`,
    )
  }
  return jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
