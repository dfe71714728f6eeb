import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { IndexJobs } from '#trade/index-jobs.ts'
import type { PreparedJob } from '#board/jobs/import/prepare-job.ts'
import { holdListed, readListed } from '#board/screening/text/hold-listed.ts'
import type { Hold } from '#board/screening/screen-posting.ts'
import { upsertJobs } from '#board/jobs/import/store/upsert-jobs.ts'
import { isProved } from '#organisations/organisations.queries.ts'
import { findRefused } from '#board/sources/opt-out/opt-out.queries.ts'
import { prepareListed } from '#board/sources/reading/preview-feed.ts'
import { lockRunning, type RunningSource } from './due.queries.ts'
import type { Employer } from './employer-of.ts'
import type { ChangedAdvert } from './sort-adverts.ts'

interface Writing {
  source: RunningSource
  employer: Employer
  indexJobs: IndexJobs
  now: Date
}

export interface WrittenAdverts {
  added: number
  changed: number
  reopened: number
  unreadable: number
  newestPostedAt: string | null
}

/** The source was switched off while it was read: nothing more of it is written. */
export class SourceIsOff extends Error {
  override readonly name = 'SourceIsOff'
}

/** Adverts in one transaction: few, because the embedded database answers nobody else meanwhile. */
const BATCH = 50

/**
 * Writes new and changed adverts in batches, each in one transaction with what is known of them. One that the database
 * or our reader rejects costs only itself.
 * @throws {SourceIsOff} at the first batch after the source was switched off
 */
export async function writeAdverts(
  db: Db,
  adverts: readonly ChangedAdvert[],
  writing: Writing,
): Promise<WrittenAdverts> {
  const sum = { added: 0, changed: 0, reopened: 0, unreadable: 0, newest: '' }
  for (let from = 0; from < adverts.length; from += BATCH) {
    const rows = adverts.slice(from, from + BATCH).flatMap((advert) => {
      const row = prepare(advert, writing)
      if (!row) sum.unreadable += 1
      return row ? [{ advert, row }] : []
    })
    const holds = await findHolds(rows, writing)
    for (const batch of await writeEach(db, rows, { ...writing, holds })) {
      sum.added += batch.added
      sum.changed += batch.changed
      sum.reopened += batch.reopened
      sum.unreadable += batch.refused
    }
    for (const { row } of rows)
      if ((row.postedAt ?? '') > sum.newest) sum.newest = row.postedAt ?? ''
  }
  const { newest, ...counts } = sum
  return { ...counts, newestPostedAt: newest || null }
}

interface Prepared {
  advert: ChangedAdvert
  row: PreparedJob
}

interface WritingBatch extends Writing {
  /** What stops adverts of the batch. */
  holds: ReadonlyMap<Id, Hold>
}

/** An operator vouches for the lists of others; an employer’s own is read as what it types here. */
async function findHolds(rows: readonly Prepared[], { source }: Writing) {
  return source.organisationId === null
    ? new Map<Id, Hold>()
    : readListed(rows.map(({ row }) => row))
}

function prepare({ listed, generation }: ChangedAdvert, { source, employer, now }: Writing) {
  const { reference } = listed
  const own = generation === 0 ? reference : `${reference} [${generation}]`
  const named = { name: employer.name, source: source.name, country: source.country }
  const prepared = prepareListed({ ...listed, reference: own }, named, now)
  return 'row' in prepared ? prepared.row : null
}

const NOTHING = { added: 0, changed: 0, reopened: 0, refused: 0 }

/** Writes a batch whole; if the database rejects a value, one by one. */
async function writeEach(db: Db, rows: Prepared[], writing: WritingBatch) {
  if (rows.length === 0) return []
  try {
    return [await writeBatch(db, rows, writing)]
  } catch (error) {
    if (!isDataError(error)) throw error
  }
  const results = []
  for (const row of rows) {
    const single = writeBatch(db, [row], writing).catch((error) => {
      if (isDataError(error)) return { ...NOTHING, refused: 1 }
      throw error
    })
    results.push(await single)
  }
  return results
}

function isDataError(error: unknown) {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^(?:2[123]|54)\w{3}$/.test(code)
}

async function writeBatch(db: Db, prepared: Prepared[], writing: WritingBatch) {
  const { source, now, indexJobs, holds } = writing
  const { organisationId } = source
  const moment = now.toISOString()
  return db.transaction().execute(async (db) => {
    const found = prepared.map(({ row }) => row)
    const refused = await findRefused(db, found)
    if (!(await lockRunning(db, source.id))) throw new SourceIsOff()
    const rows = prepared.filter(({ row }) => !refused.has(row))
    // Jobs before the organisation, like everything that writes both.
    await lockJobs(
      db,
      rows.map(({ row }) => row.id),
    )
    const adoptAndIndex: IndexJobs = async (db, ids) => {
      await adoptJobs(db, ids, source, moment)
      if (organisationId !== null) await holdListed(db, ids, { organisationId, holds })
      await indexJobs(db, ids)
    }
    const jobs = rows.map(({ row }) => row)
    const { added, updated } = await upsertJobs(db, jobs, { now: moment, indexJobs: adoptAndIndex })
    await saveAdverts(db, rows, source, moment)
    const reopened = rows.filter(({ advert: { known } }) => (known?.goneAt ?? null) !== null).length
    return { added, changed: updated, reopened, refused: 0 }
  })
}

async function lockJobs(db: Db, ids: Id[]) {
  await sql`select id from job where id = any(${ids}::text[]) order by id for no key update`.execute(
    db,
  )
}

/** Gives jobs the employer of their source, whom their list never decides. */
async function adoptJobs(db: Db, ids: Id[], source: RunningSource, moment: string) {
  const { organisationId, legalName, companyNumber, sponsorId } = source
  if (organisationId === null) {
    await sql`
      update job set last_seen_at = ${moment}, legal_name = ${legalName},
        company_number = ${companyNumber}, sponsor_id = ${sponsorId}
      where id = any(${ids}::text[])`.execute(db)
    return
  }
  // Locked, so that a proof that ends meanwhile finds these jobs.
  await sql`select id from organisation where id = ${organisationId} for share`.execute(db)
  const proved = await isProved(db, organisationId)
  await sql`
    update job set last_seen_at = ${moment}, organisation_id = organisation.id,
      legal_name = organisation.legal_name, company_number = organisation.company_number,
      sponsor_id = organisation.sponsor_id,
      poster = case when lower(job.employer_name) = organisation.name_key and ${proved}::boolean
        then 'proved' else 'unproved' end
    from organisation
    where organisation.id = ${organisationId} and job.id = any(${ids}::text[])`.execute(db)
}

async function saveAdverts(db: Db, rows: Prepared[], source: RunningSource, moment: string) {
  const entries = rows.map(({ advert: { listed, digest, generation }, row }) => ({
    reference: listed.reference,
    employerSaid: listed.employerSaid,
    digest,
    generation,
    jobId: row.id,
  }))
  // An advert that comes from this board is here already, and has no job of its own.
  await sql`
    insert into source_advert (source_id, reference, job_id, generation, digest, employer_said, first_seen_at)
    select ${source.id}, entry.reference, job.id, entry.generation, entry.digest, entry."employerSaid",
      ${moment}::timestamptz
    from json_to_recordset(${JSON.stringify(entries)}::json) as entry (
      reference text, "employerSaid" text, digest text, generation integer, "jobId" text)
    join job on job.id = entry."jobId"
    on conflict (source_id, reference) do update set
      job_id = excluded.job_id, generation = excluded.generation, digest = excluded.digest,
      employer_said = excluded.employer_said, missed_at = null, unseen_at = null, gone_at = null,
      first_seen_at = case when source_advert.job_id = excluded.job_id
        then source_advert.first_seen_at else excluded.first_seen_at end,
      postings = case when source_advert.job_id <> excluded.job_id then 1
        when source_advert.gone_at is null then source_advert.postings
        else source_advert.postings + 1 end`.execute(db)
}
