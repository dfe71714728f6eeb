import { sql } from 'kysely'
import { ImportError } from '#platform/import/import-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { findNewestLoad, type RegisterLoad } from '#sponsorship/register/newest-load.ts'
import type { BatchOptions } from '#platform/tasks/batches.ts'
import type { Register } from './collect.ts'
import { compareRegister, type RegisterDifference } from './compare-register.ts'
import { clearLicencePasses } from '#sponsorship/register/licence-changes/clear-licence-passes.ts'
import { addFirstEntries, insertEvents, writeDifference } from './write-register.ts'
import { formatCount } from '#platform/primitives/formats.ts'

export interface RegisterChanges {
  added: number
  removed: number
  changed: number
  returned: number
}

export interface RegisterOptions extends BatchOptions {
  /** ISO date. */
  publishedOn: string
  fileName: string
  /** Imports the register even if too many organisations are missing. */
  evenIfSmaller: boolean
}

export interface RegisterImportResult extends RegisterChanges {
  /** False if the same register was loaded before. */
  isNew: boolean
  /** Jobs that lost their licence pass. */
  jobsAffected: number
}

// In June 2026 a tenth of the register was missing for three days, and came back.
const MAX_MISSING_SHARE = 0.03

/** More changes than this are worth new statistics for the planner. */
const MANY_CHANGES = 1000

/**
 * Imports a register as the newest one, or changes nothing. Concurrent imports run one after another. It is compared
 * with the entries before the transaction, which then writes what differs: on a usual day a few hundred of 120,000.
 * @throws {ImportError} for a register that is older or lacks too many organisations
 */
export async function importRegister(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  { register, options }: { register: Register; options: RegisterOptions },
): Promise<RegisterImportResult> {
  const { sponsors } = register
  if (sponsors.length === 0) {
    throw new ImportError('There is no organisation in this register: download it again.')
  }
  for (;;) {
    const newest = await findNewestLoad(db)
    rejectOlder(newest, options)
    const difference = await compareRegister(db, sponsors, options)
    if (!options.evenIfSmaller) rejectSmaller(newest, difference)
    if (!newest) await addFirstEntries(db, difference.added, options.publishedOn, options)
    const compared = { register, options, newest, difference }
    const loaded = await db.transaction().execute((db) => load(db, tasks, compared))
    if (!loaded) continue
    await tidy(db, difference)
    return loaded
  }
}

interface Compared {
  register: Register
  options: RegisterOptions
  /** The register with which it was compared. */
  newest: RegisterLoad | null
  difference: RegisterDifference
}

/** Null if another import was faster: this register has to be compared with that one. */
async function load(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  { register, options, newest, difference }: Compared,
): Promise<RegisterImportResult | null> {
  await sql`lock table register_load in share row exclusive mode`.execute(db)
  if ((await findNewestLoad(db))?.id !== newest?.id) return null
  const changes = countChanges(difference)
  const before = newest?.publishedOn ?? null
  const isFirst = newest === null
  const written = isFirst ? { ...difference, added: [] } : difference
  const added = await writeDifference(db, written, { publishedOn: options.publishedOn, before })
  if (isSame(newest, changes, options)) return { ...changes, isNew: false, jobsAffected: 0 }
  const loadId = await recordLoad(db, { register, options, changes })
  // After the first import, everything would be a change.
  if (!isFirst) await insertEvents(db, loadId, { ...difference, added })
  const jobsAffected = await clearLicencePasses(db, tasks, loadId)
  await tasks.enqueue(db, 'recheck-sponsorship', {})
  return { ...changes, isNew: true, jobsAffected }
}

function countChanges({ added, removed, others }: RegisterDifference): RegisterChanges {
  const count = (kind: 'changed' | 'returned') => others.filter((one) => one.kind === kind).length
  return {
    added: added.length,
    removed: removed.length,
    changed: count('changed'),
    returned: count('returned'),
  }
}

/** The embedded database does not tidy up by itself. */
async function tidy(db: Db, { added, removed, others }: RegisterDifference) {
  const isWorthIt = added.length + removed.length + others.length >= MANY_CHANGES
  const words = sql.raw(isWorthIt ? 'vacuum (analyze)' : 'vacuum')
  await sql`${words} sponsor`.execute(db)
  await sql`${words} sponsor_search`.execute(db)
}

function rejectOlder(newest: RegisterLoad | null, { publishedOn }: RegisterOptions) {
  if (!newest || publishedOn >= newest.publishedOn) return
  throw new ImportError(
    `This register is of ${publishedOn}, and the one of ${newest.publishedOn} is loaded already: ` +
      'download the newest from GOV.UK.',
  )
}

function rejectSmaller(newest: RegisterLoad | null, { listed, removed }: RegisterDifference) {
  const missing = removed.length
  if (!newest || missing <= MAX_MISSING_SHARE * listed) return
  throw new ImportError(
    `${formatCount(missing)} of the ${formatCount(listed)} organisations of ${newest.publishedOn} are not in this file, more ` +
      'than the 3 % that leave it in months: download it again, or load it all the same (--even-if-smaller) if it is whole.',
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
