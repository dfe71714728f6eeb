import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { asParagraphs } from '#platform/primitives/texts.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { closingDateRange } from '#hiring/posting/stored/closing-date.ts'
import type { SponsorshipFields } from '#hiring/posting/sponsorship-fields/sponsorship-fields.service.ts'
import { toLawNotes, withBetterWords } from '#hiring/posting/law/posting-law.ts'
import { differencesOf } from '#hiring/posting/drafts/differences.ts'
import { sayChanged } from '#platform/forms/since-opened.ts'
import { toRowColumns, type CheckedRow, type RowChecks } from './check-rows.ts'
import { readCells } from './reading/read-cells.ts'
import { inRowForm, isCell, outsideRowForm } from './row-fields.ts'
import {
  findRow,
  listRows,
  listWholeRows,
  rowVersion,
  updateRow,
  type RowKey,
  type WholeRow,
} from './rows.queries.ts'
import { hasNoJob, type RowOutcome } from './upload-words.ts'
import { findUpload, lockUpload, type UploadRow } from './uploads.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** Our own form sends no more: rows must not become a store for anything. */
const LONGEST = { description: 60_000, others: 2000 } as const

interface MendingParts {
  checks: Pick<RowChecks, 'checkRows'>
  sponsorshipFields: Pick<SponsorshipFields, 'show'>
}

/** Another window that saves the same row each time would be a program. */
const TRIES = 5

/** The texts typed into cells, by field, of each row by its number. */
type TypedCells = ReadonlyMap<number, Record<string, string>>

interface MendedRow {
  reference: string
  answers: Record<string, string>
  warnings: FieldProblem[]
}

/** Correcting a row of a list in the posting form. */
export function createRowMending(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { checks, sponsorshipFields }: MendingParts,
) {
  return { start, mend, correctCells }

  /** The form of a row. @throws {DomainError} `not_found` */
  async function start(
    actor: Actor,
    { uploadId, number }: RowKey,
    options: { withAllBands?: boolean } = {},
  ) {
    const upload = await findUpload(db, actor.id, uploadId)
    const row = upload && (await findRow(db, uploadId, number))
    if (!upload || !row || !isMendable(upload, row)) throw new DomainError('not_found')
    return {
      upload,
      row,
      version: rowVersion(row),
      days: closingDateRange(),
      law: toLawNotes(row.answers),
      sponsorshipFields: await sponsorshipFields.show(actor, row.answers, options),
    }
  }

  /**
   * Saves what was typed, valid or not, and checks the row again. Returns its problems.
   * @throws {DomainError} `entry_changed` if the form was filled from another version and would undo it
   */
  async function mend(actor: Actor, key: RowKey, values: Record<string, string>) {
    await start(actor, key)
    await limits.consume(RATE_LIMITS['row-mending'], actor.id)
    const reference = clean('reference', values['reference'] ?? '')
    const texts = Object.entries(inRowForm(values)).map(([name, value]) => [
      name,
      clean(name, value),
    ])
    const typed: Record<string, string> = Object.fromEntries(texts)
    const [checked] = await save(actor, key.uploadId, [key.number], (row) => {
      requireUnchanged(row, { ...typed, reference }, values['version'])
      const sent = { ...outsideRowForm(row.answers), ...typed }
      return { reference, answers: withBetterWords(sent, values['mend']), warnings: [] }
    })
    return checked?.problems ?? []
  }

  /**
   * Saves what was typed into cells of some rows, valid or not, and checks these rows again. Returns their problems.
   * @throws {DomainError} `not_found`, `too_many`; nothing is saved
   */
  async function correctCells(actor: Actor, uploadId: Id, cells: TypedCells) {
    if (cells.size === 0) return []
    const upload = await findUpload(db, actor.id, uploadId)
    if (!upload) throw new DomainError('not_found')
    const rows = (await listRows(db, uploadId)).filter(
      (row) => cells.has(row.number) && isMendable(upload, row),
    )
    for (const _ of rows) await limits.consume(RATE_LIMITS['row-mending'], actor.id)
    const numbers = rows.map(({ number }) => number)
    const checked = await save(actor, uploadId, numbers, (row) => {
      const typed = Object.entries(cells.get(row.number) ?? {}).filter(([field]) => isCell(field))
      const texts = typed.map(([field, text]) => [field, clean(field, text)])
      return readCells(row, Object.fromEntries(texts))
    })
    return checked.flatMap(({ problems }) => problems)
  }

  /**
   * Changes rows as they are stored. A check takes long, so none is made while the list is locked: if another window has
   * saved one of the rows meanwhile, they are read and changed again.
   */
  async function save(
    actor: Actor,
    uploadId: Id,
    numbers: number[],
    toMended: (row: WholeRow) => MendedRow,
  ) {
    for (let left = TRIES; left > 0; left -= 1) {
      const all = await listWholeRows(db, uploadId)
      const rows = all.filter(({ number }) => numbers.includes(number))
      const others = all.filter(({ number }) => !numbers.includes(number))
      const mended = rows.map((row) => ({ number: row.number, ...toMended(row) }))
      const whole = mended.map((row) => ({ ...row, defaulted: [], isWhole: true }))
      const checked = await checks.checkRows(actor, whole, others)
      if (await write(actor, uploadId, { rows, mended, checked })) return checked
    }
    throw new DomainError('entry_changed')
  }

  /** Returns whether the rows are still those that were read. */
  async function write(
    actor: Actor,
    uploadId: Id,
    { rows, mended, checked }: { rows: WholeRow[]; mended: MendedRow[]; checked: CheckedRow[] },
  ) {
    return db.transaction().execute(async (db) => {
      const upload = await lockUpload(db, actor.id, uploadId)
      for (const row of rows) {
        const now = await findRow(db, uploadId, row.number)
        if (!upload || !now || !isMendable(upload, now)) throw new DomainError('not_found')
        if (rowVersion(now) !== rowVersion(row)) return false
      }
      for (const [at, row] of checked.entries()) {
        const { reference = '', warnings = [] } = mended[at] ?? {}
        const rest = { source: null, outcome: null, outcomeDetail: '' }
        const texts = { reference, warnings: JSON.stringify(warnings) }
        const key = { uploadId, number: row.number }
        await updateRow(db, key, { ...toRowColumns(row), ...texts, ...rest })
      }
      return true
    })
  }
}

function requireUnchanged(row: WholeRow, typed: Record<string, string>, version = '') {
  if (version === '' || version === rowVersion(row)) return
  const differences = differencesOf({ ...row.answers, reference: row.reference }, typed)
  if (differences.length > 0)
    throw new DomainError('entry_changed', [{ field: '', message: sayChanged(differences) }])
}

/** A row that has become a job is changed on the job’s page. */
function isMendable({ state }: UploadRow, { outcome }: { outcome: RowOutcome | null }) {
  return state !== 'publishing' && hasNoJob(outcome)
}

/** The value without characters that the database rejects. */
function clean(name: string, value: string) {
  const longest = name === 'description' ? LONGEST.description : LONGEST.others
  return asParagraphs(value.slice(0, longest))
}
