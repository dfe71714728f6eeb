import { setImmediate as nextTurn } from 'node:timers/promises'
import { createReadStream } from 'node:fs'
import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { LIST_DAYS, MOST_LISTS, PASTE_LIMIT, UPLOAD_LIMIT } from '#contract/upload-words.ts'
import { ListDefaults } from '#contract/uploads.ts'
import { cleanLine } from '#server/jobs/import/text/clean-text.ts'
import type { FormSource, ReceivedForm } from '#server/platform/forms/forms.ts'
import { readForm, skipForm } from '#server/platform/forms/read-form.ts'
import type { RateLimit } from '#server/platform/limits/limits.ts'
import { newId } from '#server/platform/new-id.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CheckedRow, RowChecks } from './check-rows.ts'
import { readList, type ReadRow } from './reading/read-list.ts'
import { toAnswers, type RowAnswers } from './reading/to-answers.ts'
import { insertUpload, listUploads, lockUploader } from './uploads.queries.ts'

const DAY_IN_MS = 86_400_000
const RULE = {
  fields: ['list'],
  limit: UPLOAD_LIMIT,
  tooLarge: 'This file is larger than 5 MB. Split it into two lists.',
  textLimit: PASTE_LIMIT,
}
const LISTS: RateLimit = {
  name: 'posting-list',
  times: 30,
  seconds: 3600,
  message: 'You have uploaded many lists. Wait an hour, then upload this one.',
}
const NO_LIST = 'Choose a CSV file, or paste your list below.'
const TOO_MANY_LISTS = `You have ${MOST_LISTS} lists that are not published. Publish or delete one, then upload this one.`

/** A form with a list: the id of the list that it has become, or what is wrong and what was typed. */
export type ReceivedList = { values: Record<string, string> } & (
  { id: Id; failure: null } | { id: null; failure: DomainError }
)

type NumberedAnswers = RowAnswers & { number: number }

/** Reads a list into rows to be looked at. Nothing of it is public. */
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
    try {
      await limits.consume(LISTS, actor.id)
    } catch (error) {
      if (error instanceof DomainError) return skipForm(source, error)
      throw error
    }
    return readForm(files, source, RULE)
  }

  async function save(actor: { id: Id }, form: ReceivedForm): Promise<Id> {
    const { location: country, ...defaults } = parseDefaults(form.values)
    // Reading a list for which there is no room would be in vain.
    await requireRoom(db, actor)
    const { name, bytes } = findList(form)
    const { rows, unusedColumns } = await readList(bytes)
    const read: NumberedAnswers[] = []
    for (const row of rows) {
      await nextTurn()
      if ('row' in row)
        read.push({ number: row.number, ...toAnswers(row.row, { ...defaults, country }) })
    }
    const checked = await checkRows(actor, read)
    const id = newId()
    const upload = {
      id,
      accountId: actor.id,
      name,
      unusedColumns: JSON.stringify(unusedColumns),
      expiresAt: new Date(Date.now() + LIST_DAYS.open * DAY_IN_MS).toISOString(),
    }
    const stored = toStored(id, { rows, read, checked })
    await db.transaction().execute(async (db) => {
      await lockUploader(db, actor.id)
      // Others of this person may have arrived meanwhile.
      await requireRoom(db, actor)
      await insertUpload(db, upload, stored)
    })
    return id
  }
}

async function requireRoom(db: Db, { id }: { id: Id }) {
  const lists = await listUploads(db, id)
  if (lists.filter(({ state }) => state === 'open').length >= MOST_LISTS)
    throw wrongList(TOO_MANY_LISTS)
}

function parseDefaults(values: Record<string, string>) {
  const parsed = ListDefaults.safeParse(values)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }))
  throw new DomainError('invalid_input', problems)
}

function findList({ uploads, values }: ReceivedForm) {
  const { list } = uploads
  if (list && list.size > 0)
    return { name: cleanLine(list.name).slice(0, 120), bytes: createReadStream(list.path) }
  const { text = '' } = values
  if (text.trim() === '') throw wrongList(NO_LIST)
  return { name: '', bytes: inOnePiece(text) }
}

async function* inOnePiece(text: string) {
  yield Buffer.from(text.toWellFormed())
}

function wrongList(message: string) {
  return new DomainError('invalid_input', [{ field: 'list', message }])
}

/** The rows in their order; those that could not be read have their own text. */
function toStored(
  uploadId: Id,
  { rows, read, checked }: { rows: ReadRow[]; read: NumberedAnswers[]; checked: CheckedRow[] },
) {
  const readByNumber = new Map(read.map((row) => [row.number, row]))
  const checkedByNumber = new Map(checked.map((row) => [row.number, row]))
  return rows.map((row) => {
    const { number } = row
    const [answers, found] = [readByNumber.get(number), checkedByNumber.get(number)]
    const unread = 'problem' in row ? row : null
    const problems = unread ? [{ field: '', message: unread.problem }] : (found?.problems ?? [])
    const plan = found?.plan ?? 'new'
    return {
      uploadId,
      number,
      answers: JSON.stringify(found?.answers ?? {}),
      reference: answers?.reference ?? '',
      source: unread?.source ?? null,
      problems: JSON.stringify(problems),
      warnings: JSON.stringify(answers?.warnings ?? []),
      plan,
      planDetail: found?.planDetail ?? '',
      headline: found?.headline ? JSON.stringify(found.headline) : null,
      isSelected: problems.length === 0 && plan !== 'double',
      jobId: found?.jobId ?? null,
    }
  })
}
