import { sql } from 'kysely'
import { ImportError } from '#platform/import/import-error.ts'
import { openInput } from '#platform/import/open-input.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { REST } from '#platform/tasks/batches.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { forgetFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { collectRegister } from './collect.ts'
import { parseColumns } from './columns.ts'
import { describeImport } from './describe-import.ts'
import { importRegister } from './import-register.ts'
import { readRegisterRows } from './read-rows.ts'

declare module '#platform/tasks/tasks.ts' {
  interface TaskPayloads {
    'import-register': { uploadId: string }
  }
}

type Parts = Pick<Platform, 'db' | 'tasks' | 'files'>

const ACTIVE = ['waiting', 'reading', 'comparing'] as const
/** A task gives up long before; a row that has been active for so long belongs to none. */
const LOST_AFTER_HOURS = 6
const STEP_MS = 500
const FAILED = 'Something went wrong on our side, and nothing was changed. Upload the file again.'

export interface NewRegisterUpload {
  fileName: string
  publishedOn: string
  columns: string
  evenIfSmaller: boolean
}

/** The register uploaded last; null before the first. */
export async function findLastUpload(db: Db) {
  const upload = await db
    .selectFrom('registerUpload')
    .select(['id', 'fileName', 'publishedOn', 'state', 'rowsRead', 'outcome', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return upload ?? null
}

/** Where the file of an upload is until it has been imported. */
export function registerKey(id: Id) {
  return `registers/${id}`
}

/**
 * Adds an upload, whose file is stored, and the task that imports it, in a transaction of the caller. False while
 * another one waits or is read.
 */
export async function addUpload(
  db: Db,
  tasks: Pick<Tasks, 'enqueue'>,
  upload: NewRegisterUpload & { id: Id },
): Promise<boolean> {
  await endLost(db)
  const row = await db
    .insertInto('registerUpload')
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tasks.enqueue(db, 'import-register', { uploadId: upload.id })
  return true
}

async function endLost(db: Db) {
  await db
    .updateTable('registerUpload')
    .set({ state: 'failed', outcome: FAILED })
    .where('state', 'in', ACTIVE)
    .where(sql<boolean>`created_at < now() - make_interval(hours => ${LOST_AFTER_HOURS}::int)`)
    .execute()
}

/**
 * Task: imports an uploaded register as a command does, and notes how far it is. Nothing is changed if it fails; a
 * process that is stopped starts it again. Returns whether a register was imported.
 */
export async function importUpload({ db, tasks, files }: Parts, uploadId: Id): Promise<boolean> {
  const upload = await findActive(db, uploadId)
  if (!upload) return false
  try {
    const outcome = await importFile({ db, tasks, files }, upload)
    await note(db, uploadId, { state: 'done', outcome })
    forgetFreshness(db)
    return true
  } catch (error) {
    const isRefused = error instanceof ImportError
    const outcome = isRefused ? `${error.message} Nothing was changed.` : FAILED
    await note(db, uploadId, { state: 'failed', outcome })
    if (!isRefused) throw error
    return false
  } finally {
    await files.delete(registerKey(uploadId))
  }
}

type ActiveUpload = NewRegisterUpload & { id: Id }

async function findActive(db: Db, id: Id): Promise<ActiveUpload | null> {
  if (!isId(id)) return null
  const upload = await db
    .selectFrom('registerUpload')
    .select(['id', 'fileName', 'publishedOn', 'columns', 'evenIfSmaller'])
    .where('id', '=', id)
    .where('state', 'in', ACTIVE)
    .executeTakeFirst()
  return upload ?? null
}

async function importFile({ db, tasks, files }: Parts, upload: ActiveUpload): Promise<string> {
  const { id, columns, ...options } = upload
  const content = await files.open(registerKey(id))
  if (!content) throw new ImportError('The file is gone.')
  const input = await openInput('-', content)
  const warnings: string[] = []
  const onWarning = (words: string) => void warnings.push(words)
  const rows = readRegisterRows(input, { headings: parseColumns(columns), onWarning })
  const register = await collectRegister(rows, noteSteps(db, id))
  await note(db, id, { state: 'comparing', rowsRead: register.rows })
  const loaded = await importRegister(db, tasks, {
    register,
    options: { ...options, rest: REST },
  })
  return [...warnings, describeImport(register, loaded, options).trim()].join('\n')
}

/** Notes the rows that have been read, now and then. */
function noteSteps(db: Db, id: Id) {
  let last = 0
  return (rowsRead: number) => {
    const now = performance.now()
    if (now - last < STEP_MS) return
    last = now
    // Only for display.
    void note(db, id, { state: 'reading', rowsRead }).catch(() => {})
  }
}

type Progress = Partial<{
  state: 'reading' | 'comparing' | 'done' | 'failed'
  rowsRead: number
  outcome: string
}>

async function note(db: Db, id: Id, progress: Progress) {
  await db
    .updateTable('registerUpload')
    .set(progress)
    .where('id', '=', id)
    .where('state', 'in', ACTIVE)
    .execute()
}
