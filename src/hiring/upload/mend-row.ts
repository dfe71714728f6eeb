import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { asParagraphs } from '#platform/primitives/texts.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { closingDateRange } from '#hiring/posting/stored/closing-date.ts'
import type { SponsorshipFields } from '#hiring/posting/sponsorship-fields/sponsorship-fields.service.ts'
import { toLawNotes, withBetterWords } from '#hiring/posting/law/posting-law.ts'
import { toRowColumns, type RowChecks } from './check-rows.ts'
import { inRowForm, outsideRowForm } from './row-fields.ts'
import { findRow, listRows, updateRow, type RowKey } from './rows.queries.ts'
import { hasNoJob, type RowOutcome } from './upload-words.ts'
import { findUpload, lockUpload, type UploadRow } from './uploads.queries.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** Our own form sends no more: rows must not become a store for anything. */
const LONGEST = { description: 60_000, others: 2000 } as const

interface MendingParts {
  checks: Pick<RowChecks, 'checkRows'>
  sponsorshipFields: Pick<SponsorshipFields, 'show'>
}

/** Correcting a row of a list in the posting form. */
export function createRowMending(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { checks, sponsorshipFields }: MendingParts,
) {
  return { start, mend }

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
  async function mend(actor: Actor, { uploadId, number }: RowKey, values: Record<string, string>) {
    const { row: shown } = await start(actor, { uploadId, number })
    await limits.consume(RATE_LIMITS['row-mending'], actor.id)
    const reference = clean('reference', values['reference'] ?? '')
    const typed = Object.entries(inRowForm(values)).map(([name, value]) => [
      name,
      clean(name, value),
    ])
    const sent = { ...outsideRowForm(shown.answers), ...Object.fromEntries(typed) }
    const answers = withBetterWords(sent, values['mend'])
    const others = (await listRows(db, uploadId)).filter((row) => row.number !== number)
    const row = { number, reference, answers, defaulted: [], isWhole: true }
    const [checked] = await checks.checkRows(actor, [row], others)
    if (!checked) throw new DomainError('not_found')
    await db.transaction().execute(async (db) => {
      const upload = await lockUpload(db, actor.id, uploadId)
      const before = await findRow(db, uploadId, number)
      if (!upload || !before || !isMendable(upload, before)) throw new DomainError('not_found')
      const changes = { reference, source: null, warnings: '[]', outcome: null, outcomeDetail: '' }
      await updateRow(db, { uploadId, number }, { ...toRowColumns(checked), ...changes })
    })
    return checked.problems
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
