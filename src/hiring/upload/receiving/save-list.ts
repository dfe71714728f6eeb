import { wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { LIST_DAYS, MOST_LISTS } from '#hiring/upload/upload-words.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { toRowColumns, type CheckedRow } from '#hiring/upload/check-rows.ts'
import type { ReadRow } from '#hiring/upload/reading/read-list.ts'
import type { RowAnswers } from '#hiring/upload/reading/to-answers.ts'
import { insertUpload, listUploads, lockUploader } from '#hiring/upload/uploads.queries.ts'

const DAY_IN_MS = 86_400_000
const TOO_MANY_LISTS = `You have ${MOST_LISTS} lists that are not published. Publish or delete one, then add this one.`

/** A row that could not be read. */
const UNCHECKED = { answers: {}, plan: 'new', planDetail: '', jobId: null, headline: null } as const

export type NumberedAnswers = RowAnswers & { number: number }

interface NewList {
  /** Empty for a list that was pasted. */
  name: string
  unusedColumns: string[]
  /** Rows in order; those that could not be read have their own text. */
  rows: ReadRow[]
  read: NumberedAnswers[]
  checked: CheckedRow[]
}

/** @throws {DomainError} `invalid_input` if the account has too many unpublished lists */
export async function requireRoom(db: Db, { id }: { id: Id }) {
  const lists = await listUploads(db, id)
  if (lists.filter(({ state }) => state === 'open').length >= MOST_LISTS)
    throw wrongField('list', TOO_MANY_LISTS)
}

/** Saves rows to be previewed; returns the list’s id. None of it is public. */
export async function saveList(db: Db, actor: { id: Id }, list: NewList): Promise<Id> {
  const id = newId()
  const upload = {
    id,
    accountId: actor.id,
    name: list.name,
    unusedColumns: JSON.stringify(list.unusedColumns),
    expiresAt: new Date(Date.now() + LIST_DAYS.open * DAY_IN_MS).toISOString(),
  }
  const rows = toStored(id, list)
  await db.transaction().execute(async (db) => {
    await lockUploader(db, actor.id)
    // Other lists of this account may have arrived meanwhile.
    await requireRoom(db, actor)
    await insertUpload(db, upload, rows)
  })
  return id
}

function toStored(uploadId: Id, { rows, read, checked }: NewList) {
  const readByNumber = new Map(read.map((row) => [row.number, row]))
  const checkedByNumber = new Map(checked.map((row) => [row.number, row]))
  return rows.map((row) => {
    const { number } = row
    const answers = readByNumber.get(number)
    const unread = 'problem' in row ? row : null
    const problems = unread ? [{ field: '', message: unread.problem }] : []
    return {
      uploadId,
      number,
      reference: answers?.reference ?? '',
      source: unread?.source ?? null,
      warnings: JSON.stringify(answers?.warnings ?? []),
      ...toRowColumns(checkedByNumber.get(number) ?? { ...UNCHECKED, problems }),
    }
  })
}
