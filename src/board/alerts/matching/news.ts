import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Candidate } from './candidates.ts'

export interface Watermarks {
  id: Id
  sinceEdition: number
  seenEdition: number
  isBroad: boolean
}

/** The jobs that a search has found for one alert. */
export interface Finding {
  alert: Watermarks
  /** Newest first. */
  jobs: Candidate[]
}

/** The numbers looked up in one query. */
const MAX_NUMBERS = 20_000

/**
 * Removes from each finding what is not new to its alert: jobs that it has looked at since they last changed, that its
 * list showed when it was made, that it has sent, and copies of these.
 */
export async function withoutOld(db: Db, findings: Finding[]): Promise<Finding[]> {
  const young = findings.map(({ alert, jobs }) => ({
    alert,
    jobs: jobs.filter((job) => isYoung(job, alert)),
  }))
  const numbers = young.flatMap(({ alert, jobs }) =>
    jobs.flatMap((job) =>
      numbersToLookUp(job, alert).map((number) => ({ alertId: alert.id, number })),
    ),
  )
  const sent = await findSent(db, numbers)
  if (sent.size === 0) return young
  return young.map(({ alert, jobs }) => ({
    alert,
    jobs: jobs.filter(
      (job) => !numbersToLookUp(job, alert).some((number) => sent.has(`${alert.id} ${number}`)),
    ),
  }))
}

function isYoung({ edition, firstEdition, firstCopy }: Candidate, alert: Watermarks) {
  if (edition <= alert.seenEdition) return false
  return !alert.isBroad || Math.min(firstEdition, firstCopy ?? firstEdition) > alert.sinceEdition
}

/** The numbers to look up. An alert can only have sent jobs that existed when it last looked. */
function numbersToLookUp(
  { number, firstEdition, copies, firstCopy }: Candidate,
  alert: Watermarks,
) {
  return [
    ...(firstEdition <= alert.seenEdition ? [number] : []),
    ...(copies && firstCopy !== null && firstCopy <= alert.seenEdition ? copies : []),
  ]
}

async function findSent(db: Db, numbers: { alertId: Id; number: number }[]): Promise<Set<string>> {
  const sent = new Set<string>()
  for (let from = 0; from < numbers.length; from += MAX_NUMBERS) {
    const part = numbers.slice(from, from + MAX_NUMBERS)
    const { rows } = await sql<{ alertId: Id; number: number }>`
      select numbers.alert_id, numbers.number
      from unnest(${part.map(({ alertId }) => alertId)}::text[], ${part.map(({ number }) => number)}::integer[])
        as numbers (alert_id, number)
      where exists (
        select from alert_digest
        where alert_digest.alert_id = numbers.alert_id and numbers.number = any(alert_digest.jobs)
      )`.execute(db)
    for (const { alertId, number } of rows) sent.add(`${alertId} ${number}`)
  }
  return sent
}
