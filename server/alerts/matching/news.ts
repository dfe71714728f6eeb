import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Candidate } from './candidates.ts'

export interface Watermarks {
  id: Id
  sinceEdition: number
  seenEdition: number
  isBroad: boolean
}

/** What a search has found for one alert. */
export interface Finding {
  alert: Watermarks
  /** Newest first. */
  jobs: Candidate[]
}

/** Numbers whose memory is asked in one query. */
const MOST_ASKED = 20_000

/**
 * Leaves out of each finding what is not new to its alert: what it has looked at since it last changed, what
 * its list showed when it was made, what it has sent, and copies of that.
 */
export async function withoutOld(db: Db, findings: Finding[]): Promise<Finding[]> {
  const young = findings.map(({ alert, jobs }) => ({
    alert,
    jobs: jobs.filter((job) => isYoung(job, alert)),
  }))
  const asked = young.flatMap(({ alert, jobs }) =>
    jobs.flatMap((job) =>
      numbersToAsk(job, alert).map((number) => ({ alertId: alert.id, number })),
    ),
  )
  const sent = await findSent(db, asked)
  if (sent.size === 0) return young
  return young.map(({ alert, jobs }) => ({
    alert,
    jobs: jobs.filter(
      (job) => !numbersToAsk(job, alert).some((number) => sent.has(`${alert.id} ${number}`)),
    ),
  }))
}

function isYoung({ edition, firstEdition, firstCopy }: Candidate, alert: Watermarks) {
  if (edition <= alert.seenEdition) return false
  return !alert.isBroad || Math.min(firstEdition, firstCopy ?? firstEdition) > alert.sinceEdition
}

/** An alert can have sent only what was there when it last looked; for what was not, nobody has to ask. */
function numbersToAsk({ number, firstEdition, copies, firstCopy }: Candidate, alert: Watermarks) {
  return [
    ...(firstEdition <= alert.seenEdition ? [number] : []),
    ...(copies && firstCopy !== null && firstCopy <= alert.seenEdition ? copies : []),
  ]
}

async function findSent(db: Db, asked: { alertId: Id; number: number }[]): Promise<Set<string>> {
  const sent = new Set<string>()
  for (let from = 0; from < asked.length; from += MOST_ASKED) {
    const part = asked.slice(from, from + MOST_ASKED)
    const { rows } = await sql<{ alertId: Id; number: number }>`
      select asked.alert_id, asked.number
      from unnest(${part.map(({ alertId }) => alertId)}::text[], ${part.map(({ number }) => number)}::integer[])
        as asked (alert_id, number)
      where exists (
        select from alert_digest
        where alert_digest.alert_id = asked.alert_id and asked.number = any(alert_digest.jobs)
      )`.execute(db)
    for (const { alertId, number } of rows) sent.add(`${alertId} ${number}`)
  }
  return sent
}
