import { sql } from 'kysely'
import type { AlertFrequency } from '#board/alerts/alerts.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { loadConditions, type ToCondition } from '#board/search/finding/match-condition.ts'
import { fromQuery } from '#board/alerts/alert-search.ts'
import { nextDue } from '#board/alerts/due/due.ts'
import { makeEdition } from '#board/alerts/due/editions.ts'
import { CANDIDATES, loadCandidates, type Candidate } from './candidates.ts'
import { findMatches } from './matches.ts'
import { withoutOld, type Finding, type Watermarks } from './news.ts'

/**
 * The alerts in one transaction, if few jobs are new; with more jobs there are more, because each transaction loads
 * them.
 */
const FEWEST_ALERTS = 500
const MOST_ALERTS = 5000
/** The searches in one query. */
const SEARCHES = 50
/** The job numbers in memory; exceeded by at most one search. */
const MOST_NUMBERS = 200_000

interface DueAlert extends Watermarks {
  query: string
  situation: PersonalAnswers | null
  searchKey: string
  frequency: AlertFrequency
}

type Parts = Pick<Platform, 'db' | 'tasks'>

/**
 * Decides what each due alert sends, and queues the emails. A batch is one transaction: what an alert sends, how far it
 * has looked and the email's task are saved together or not at all. Returns how many alerts it looked at; other
 * processes may do the same at the same time.
 */
export async function decideDue(
  { db, tasks }: Parts,
  { now = new Date(), signal }: { now?: Date | undefined; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  if (!(await isAnyDue(db, now))) return 0
  const upTo = await db.transaction().execute(makeEdition)
  const toCondition = await loadConditions(db)
  let decided = 0
  for (;;) {
    signal?.throwIfAborted()
    const batch = await db
      .transaction()
      .execute((db) => decideBatch({ db, tasks }, { upTo, now, toCondition }))
    if (batch === 0) return decided
    decided += batch
  }
}

async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('alert')
    .select('id')
    .where('status', '=', sql.lit('on'))
    .where('nextAt', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface Run {
  upTo: number
  now: Date
  toCondition: ToCondition
}

async function decideBatch({ db, tasks }: Parts, run: Run): Promise<number> {
  const { upTo, now } = run
  const alerts = await claimDue(db, run, await sizeOfBatch(db, run))
  if (alerts.length === 0) return 0
  const after = Math.min(...alerts.map(({ seenEdition }) => seenEdition))
  const candidates = await loadCandidates(db, { after, upTo })
  if (candidates.size > 0) await writeDigests({ db, tasks }, { alerts, candidates, ...run })
  for (const frequency of ['daily', 'weekly'] as const) {
    const ids = alerts.filter((alert) => alert.frequency === frequency).map(({ id }) => id)
    await sql`
      update alert set seen_edition = greatest(seen_edition, ${upTo}::integer),
        next_at = ${nextDue(frequency, now).toISOString()}
      where id = any(${ids}::text[])`.execute(db)
  }
  return alerts.length
}

async function sizeOfBatch(db: Db, { upTo, now }: Run): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::integer as jobs from publication
    where edition > (
      select min(seen_edition) from alert where status = 'on' and next_at <= ${now.toISOString()}
    ) and edition <= ${upTo}::integer`.execute(db)
  return Math.min(MOST_ALERTS, Math.max(FEWEST_ALERTS, rows[0]?.jobs ?? 0))
}

/** Claims due alerts; those that find the same jobs come together. Other processes claim others. */
async function claimDue(db: Db, { now }: Run, limit: number): Promise<DueAlert[]> {
  return db
    .selectFrom('alert')
    .select(['id', 'query', 'situation', 'searchKey', 'frequency'])
    .select(['sinceEdition', 'seenEdition', 'isBroad'])
    .where('status', '=', sql.lit('on'))
    .where('nextAt', '<=', now.toISOString())
    .orderBy('searchKey')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

interface Batch extends Run {
  alerts: DueAlert[]
  candidates: Map<number, Candidate>
}

async function writeDigests({ db, tasks }: Parts, { alerts, candidates, toCondition }: Batch) {
  const groups = [...Map.groupBy(alerts, ({ searchKey }) => searchKey).values()]
  let findings: Finding[] = []
  let numbers = 0
  const flush = async () => {
    const news = await withoutOld(db, findings)
    const ids = await insertDigests(
      db,
      news.filter(({ jobs }) => jobs.length > 0),
    )
    await tasks.enqueueAll(
      db,
      'send-alert-digest',
      ids.map((digestId) => ({ digestId })),
    )
    findings = []
    numbers = 0
  }
  for (let from = 0; from < groups.length; from += SEARCHES) {
    const part = groups.slice(from, from + SEARCHES)
    const questions = part.map(([first]) => ({
      search: fromQuery(first?.query ?? ''),
      person: first?.situation ?? null,
    }))
    const matches = await findMatches(db, CANDIDATES, questions, toCondition)
    for (const [index, group] of part.entries()) {
      const jobs = (matches[index] ?? []).flatMap((number) => candidates.get(number) ?? [])
      if (jobs.length === 0) continue
      for (const alert of group) {
        findings.push({ alert, jobs })
        numbers += jobs.length
        if (numbers > MOST_NUMBERS) await flush()
      }
    }
  }
  await flush()
}

/** Inserts the digests and returns their ids. */
async function insertDigests(db: Db, findings: Finding[]): Promise<string[]> {
  if (findings.length === 0) return []
  const rows = findings.map(({ alert, jobs }) => ({
    alertId: alert.id,
    jobs: `{${jobs.map(({ number }) => number).join()}}`,
  }))
  const { rows: inserted } = await sql<{ id: string }>`
    insert into alert_digest (alert_id, kind, jobs)
    select "alertId", 'new', jobs::integer[]
    from json_to_recordset(${JSON.stringify(rows)}::json) as rows ("alertId" text, jobs text)
    returning id::text as id`.execute(db)
  return inserted.map(({ id }) => id)
}
