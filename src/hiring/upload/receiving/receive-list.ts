import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { parseInput } from '#platform/forms/parse-input.ts'
import { createReadStream } from 'node:fs'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { PASTE_LIMIT, UPLOAD_LIMIT } from '#hiring/upload/upload-words.ts'
import { ListDefaults } from '#hiring/upload/uploads.schema.ts'
import { cleanLine } from '#board/jobs/import/text/clean-text.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { readFormAfter } from '#platform/forms/read-form.ts'
import type { Platform } from '#platform/platform.ts'
import type { RowChecks } from '#hiring/upload/check-rows.ts'
import { readList } from '#hiring/upload/reading/read-list.ts'
import { toAnswers } from '#hiring/upload/reading/to-answers.ts'
import { requireRoom, saveList, type NumberedAnswers } from './save-list.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const RULE = {
  fields: ['list'],
  limit: UPLOAD_LIMIT,
  tooLarge: 'This file is larger than 5 MB. Split it into two lists.',
  textLimit: PASTE_LIMIT,
}
const NO_LIST = 'Choose a CSV file, or paste your list below.'

/** A form with a list: the id of the saved list, or what is wrong and what was typed. */
export type ReceivedList = { values: Record<string, string> } & (
  | { id: Id; failure: null }
  | { id: null; failure: DomainError }
)

/** Reads a list into rows to be previewed. None of it is public. */
export function createListReceiver(
  { db, limits, files }: Pick<Platform, 'db' | 'limits' | 'files'>,
  { checkRows }: Pick<RowChecks, 'checkRows'>,
) {
  return async function receive(actor: { id: Id }, source: FormSource): Promise<ReceivedList> {
    await using form = await readUnlessTooMany(actor, source)
    const { values } = form
    try {
      if (form.failure) throw form.failure
      return { values, id: await save(actor, form), failure: null }
    } catch (failure) {
      if (failure instanceof DomainError) return { values, id: null, failure }
      throw failure
    }
  }

  async function readUnlessTooMany(actor: { id: Id }, source: FormSource): Promise<ReceivedForm> {
    return readFormAfter(
      () => limits.consume(RATE_LIMITS['posting-list'], actor.id),
      files,
      source,
      RULE,
    )
  }

  async function save(actor: { id: Id }, form: ReceivedForm): Promise<Id> {
    const { location: country, ...defaults } = parseInput(ListDefaults, form.values)
    // Reading a list that there is no room for would be in vain.
    await requireRoom(db, actor)
    const { name, bytes } = findList(form)
    const { rows, unusedColumns } = await readList(bytes)
    const read: NumberedAnswers[] = []
    for (const row of rows) {
      await yieldToOthers()
      if ('row' in row)
        read.push({ number: row.number, ...toAnswers(row.row, { ...defaults, country }) })
    }
    const checked = await checkRows(actor, read)
    return saveList(db, actor, { name, unusedColumns, rows, read, checked })
  }
}

function findList({ uploads, values }: ReceivedForm) {
  const { list } = uploads
  if (list && list.size > 0)
    return { name: cleanLine(list.name).slice(0, 120), bytes: createReadStream(list.path) }
  const { text = '' } = values
  if (text.trim() === '') throw wrongField('list', NO_LIST)
  return { name: '', bytes: inOnePiece(text) }
}

async function* inOnePiece(text: string) {
  yield Buffer.from(text.toWellFormed())
}
