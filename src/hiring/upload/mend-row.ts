import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { asParagraphs } from '#platform/primitives/texts.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { closingDateRange } from '#hiring/posting/stored/closing-date.ts'
import type { SponsorshipFields } from '#hiring/posting/sponsorship-fields/sponsorship-fields.service.ts'
import { toLawNotes, withBetterWords } from '#hiring/posting/law/posting-law.ts'
import { toRowColumns, type RowChecks } from './check-rows.ts'
import { readCells } from './reading/read-cells.ts'
import { inRowForm, isCell, outsideRowForm } from './row-fields.ts'
import { findRow, listRows, listWholeRows, updateRow, type RowKey } from './rows.queries.ts'
import { hasNoJob, type RowOutcome } from './upload-words.ts'
import { findUpload, lockUpload, type UploadRow } from './uploads.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** Our own form sends no more: rows must not become a store for anything. */
const LONGEST = { description: 60_000, others: 2000 } as const

interface MendingParts {
  checks: Pick<RowChecks, 'checkRows'>
  sponsorshipFields: Pick<SponsorshipFields, 'show'>
}

/** The texts typed into cells, by field, of each row by its number. */
type TypedCells = ReadonlyMap<number, Record<string, string>>

interface MendedRow {
  number: number
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
      days: closingDateRange(),
      law: toLawNotes(row.answers),
      sponsorshipFields: await sponsorshipFields.show(actor, row.answers, options),
    }
  }

  /** Saves what was typed, valid or not, and checks the row again. Returns its problems. */
  async function mend(actor: Actor, key: RowKey, values: Record<string, string>) {
    const { row: shown } = await start(actor, key)
    await limits.consume(RATE_LIMITS['row-mending'], actor.id)
    const reference = clean('reference', values['reference'] ?? '')
    const typed = Object.entries(inRowForm(values)).map(([name, value]) => [
      name,
      clean(name, value),
    ])
    const sent = { ...outsideRowForm(shown.answers), ...Object.fromEntries(typed) }
    const answers = withBetterWords(sent, values['mend'])
    const row = { number: key.number, reference, answers, warnings: [] }
    const [checked] = await save(actor, key.uploadId, [row])
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
    const rows = (await listWholeRows(db, uploadId)).filter(
      (row) => cells.has(row.number) && isMendable(upload, row),
    )
    for (const _ of rows) await limits.consume(RATE_LIMITS['row-mending'], actor.id)
    const mended = rows.map((row) => {
      const typed = Object.entries(cells.get(row.number) ?? {}).filter(([field]) => isCell(field))
      const texts = typed.map(([field, text]) => [field, clean(field, text)])
      return { number: row.number, ...readCells(row, Object.fromEntries(texts)) }
    })
    const checked = await save(actor, uploadId, mended)
    return checked.flatMap(({ problems }) => problems)
  }

  async function save(actor: Actor, uploadId: Id, rows: MendedRow[]) {
    const numbers = new Set(rows.map(({ number }) => number))
    const others = (await listRows(db, uploadId)).filter(({ number }) => !numbers.has(number))
    const whole = rows.map((row) => ({ ...row, defaulted: [], isWhole: true }))
    const checked = await checks.checkRows(actor, whole, others)
    await db.transaction().execute(async (db) => {
      const upload = await lockUpload(db, actor.id, uploadId)
      for (const [at, row] of checked.entries()) {
        const key = { uploadId, number: row.number }
        const before = await findRow(db, uploadId, row.number)
        if (!upload || !before || !isMendable(upload, before)) throw new DomainError('not_found')
        const { reference = '', warnings = [] } = rows[at] ?? {}
        const rest = { source: null, outcome: null, outcomeDetail: '' }
        const texts = { reference, warnings: JSON.stringify(warnings) }
        await updateRow(db, key, { ...toRowColumns(row), ...texts, ...rest })
      }
    })
    return checked
  }
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
