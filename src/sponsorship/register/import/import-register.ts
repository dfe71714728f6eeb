import { sql } from 'kysely'
import { ImportError } from '#platform/import/import-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { findNewestLoad, type RegisterLoad } from '#sponsorship/register/newest-load.ts'
import type { Register, ListedSponsor } from './collect.ts'
import { clearLicencePasses } from '#sponsorship/register/licence-changes/clear-licence-passes.ts'
import {
  findChanges,
  applyStagedSponsors,
  insertEvents,
  type RegisterChanges,
} from './apply-staged.ts'
import { newId } from '#platform/secrets/new-id.ts'

const BATCH = 4000

export interface RegisterOptions {
  /** ISO date. */
  publishedOn: string
  fileName: string
  /** Imports the register even if too many organisations are missing. */
  evenIfSmaller: boolean
  onWritten?(written: number): void
}

export interface RegisterImportResult extends RegisterChanges {
  /** False if the same register was loaded before. */
  isNew: boolean
  /** Jobs that lost their licence pass. */
  jobsAffected: number
}

// In June 2026 a tenth of the register was missing for three days, and came back.
const MAX_MISSING_SHARE = 0.03

/**
 * Imports a register as the newest one, or changes nothing. Concurrent imports run one after another.
 * @throws {ImportError} for a register that is older or lacks too many organisations
 */
export async function importRegister(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  { register, options }: { register: Register; options: RegisterOptions },
): Promise<RegisterImportResult> {
  if (register.sponsors.length === 0) {
    throw new ImportError('There is no organisation in this register: download it again.')
  }
  const loaded = await db.transaction().execute(async (db) => {
    await sql`lock table register_load in share row exclusive mode`.execute(db)
    const newest = await findNewestLoad(db)
    rejectOlder(newest, options)
    await stageSponsors(db, register.sponsors, options.onWritten ?? (() => {}))
    if (!options.evenIfSmaller) rejectSmaller(newest, await countMissing(db))
    const changes = await findChanges(db)
    await applyStagedSponsors(db, options.publishedOn)
    if (isSame(newest, changes, options)) return { ...changes, isNew: false, jobsAffected: 0 }
    const loadId = await recordLoad(db, { register, options, changes })
    // After the first import, everything would be a change.
    if (newest) await insertEvents(db, loadId)
    const jobsAffected = await clearLicencePasses(db, tasks, loadId)
    await tasks.enqueue(db, 'recheck-sponsorship', {})
    return { ...changes, isNew: true, jobsAffected }
  })
  await sql`vacuum (analyze) sponsor, sponsor_search`.execute(db)
  return loaded
}

function rejectOlder(newest: RegisterLoad | null, { publishedOn }: RegisterOptions) {
  if (!newest || publishedOn >= newest.publishedOn) return
  throw new ImportError(
    `This register is of ${publishedOn}, and the one of ${newest.publishedOn} is loaded already: ` +
      'download the newest from GOV.UK.',
  )
}

function rejectSmaller(
  newest: RegisterLoad | null,
  { listed, missing }: { listed: number; missing: number },
) {
  if (!newest || missing <= MAX_MISSING_SHARE * listed) return
  throw new ImportError(
    `${count(missing)} of the ${count(listed)} organisations of ${newest.publishedOn} are not in this file, more ` +
      'than the 3 % that leave it in months: download it again, or add --even-if-smaller if it is whole.',
  )
}

function isSame(
  newest: RegisterLoad | null,
  changes: RegisterChanges,
  { publishedOn }: RegisterOptions,
) {
  return (
    newest?.publishedOn === publishedOn && Object.values(changes).every((number) => number === 0)
  )
}

async function recordLoad(
  db: Db,
  {
    register,
    options,
    changes,
  }: { register: Register; options: RegisterOptions; changes: RegisterChanges },
) {
  const { id } = await db
    .insertInto('registerLoad')
    .values({
      publishedOn: options.publishedOn,
      fileName: options.fileName,
      rows: register.rows,
      sponsors: register.sponsors.length,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function count(number: number) {
  return number.toLocaleString('en-GB')
}

/** Writes the new register to a temporary table, which exists until the transaction ends. */
async function stageSponsors(
  db: Db,
  sponsors: ListedSponsor[],
  onWritten: (written: number) => void,
) {
  await sql`
    create temporary table staged_sponsor (
      id text not null, name text not null, name_key text collate "C" not null,
      trading_keys text[] not null, towns text[] not null, county text, licences jsonb not null,
      starts text[] not null, words text not null
    ) on commit drop`.execute(db)
  for (let from = 0; from < sponsors.length; from += BATCH) {
    const batch = sponsors.slice(from, from + BATCH).map((sponsor) => ({ id: newId(), ...sponsor }))
    await sql`
      insert into staged_sponsor
      select id, name, "nameKey", array(select json_array_elements_text("tradingKeys")),
        array(select json_array_elements_text(towns)), county, licences,
        array(select json_array_elements_text(starts)), words
      from json_to_recordset(${JSON.stringify(batch)}::json) as staged (
        id text, name text, "nameKey" text, "tradingKeys" json, towns json, county text,
        licences jsonb, starts json, words text
      )`.execute(db)
    onWritten(from + batch.length)
  }
  await sql`create unique index on staged_sponsor (name)`.execute(db)
  await sql`analyze staged_sponsor`.execute(db)
}

/** The number of listed sponsors, and of those that are not on the new register. */
async function countMissing(db: Db): Promise<{ listed: number; missing: number }> {
  const { rows } = await sql<{ listed: number; missing: number }>`
    select count(*) as listed, count(*) filter (where staged.name is null) as missing
    from sponsor left join staged_sponsor as staged using (name)
    where sponsor.is_listed`.execute(db)
  return rows[0] ?? { listed: 0, missing: 0 }
}
