import type { DraftAnswers } from '#hiring/drafts/drafts.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Platform } from '#platform/platform.ts'
import type { PostingDrafts } from '#hiring/posting/drafts/posting-drafts.service.ts'
import type { RowChecks } from '#hiring/upload/check-rows.ts'
import { requireRoom, saveList } from './save-list.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

interface RepeaterParts {
  checks: Pick<RowChecks, 'checkRows'>
  drafts: Pick<PostingDrafts, 'copy'>
}

/** Makes a list of new adverts from existing jobs. None of it is public. */
export function createJobRepeater(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { checks, drafts }: RepeaterParts,
) {
  /**
   * Returns the id of the list.
   * @throws {DomainError} `job_not_found` or `forbidden` for a job that the person cannot repeat
   */
  return async function repeat(actor: Actor, ids: Id[]): Promise<Id> {
    await limits.consume(RATE_LIMITS['posting-list'], actor.id)
    await requireRoom(db, actor)
    const read = []
    for (const [at, id] of ids.entries())
      read.push(toRow(at + 1, (await drafts.copy(actor, id)).answers))
    return saveList(db, actor, {
      name: `${ids.length} jobs again`,
      unusedColumns: [],
      rows: read.map(({ number }) => ({ number, row: {} })),
      read,
      checked: await checks.checkRows(actor, read),
    })
  }
}

/** A row for a job, without its reference: with it, the row would change the job that it copies. */
function toRow(number: number, answers: DraftAnswers) {
  const filled = Object.entries(answers).filter(
    ([name, value]) => value !== '' && name !== 'formId',
  )
  return { number, answers: Object.fromEntries(filled), defaulted: [], reference: '', warnings: [] }
}
