import { readFile } from 'node:fs/promises'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import { ImportError } from '#platform/import/import-error.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import { readForm } from '#platform/forms/read-form.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import {
  confirmRules,
  findFreshness,
  forgetFreshness,
  listConfirmations,
} from '#sponsorship/freshness/freshness.queries.ts'
import { parseColumns } from '#sponsorship/register/import/columns.ts'
import { parsePublicationDate } from '#sponsorship/register/import/publication-date.ts'
import {
  addUpload,
  findLastUpload,
  importUpload,
  registerKey,
} from '#sponsorship/register/import/register-uploads.ts'
import { comparePage, describePage } from '#sponsorship/rules/import/page/compare-page.ts'
import { RulesFileError } from '#sponsorship/rules/import/rules-file-error.ts'
import { findRuleSets, inForceOn } from '#sponsorship/rules/rule-sets.ts'
import { PAGE_LIMIT, REGISTER_LIMIT } from './data-limits.ts'

const PAGE = {
  fields: ['page'],
  limit: PAGE_LIMIT,
  tooLarge: 'This file is larger than 5 MB. Save the page as HTML, without its pictures.',
}
const REGISTER = {
  fields: ['register'],
  limit: REGISTER_LIMIT,
  tooLarge: 'This file is larger than 60 MB. The register has about 15 MB.',
}
const BUSY = 'A register is being read. Wait until it is done.'

/** The rules and the register that answers rest on, for admins. */
export function createDataDesk(
  { db, tasks, files }: Pick<Platform, 'db' | 'tasks' | 'files'>,
  { requireAdmin, changeAndLog }: AdminGuard,
  { notifyJobsChanged }: { notifyJobsChanged(): void },
) {
  return { actions: { overview, confirm, compare, addRegister }, importRegister }

  async function overview(actor: Actor) {
    await requireAdmin(actor)
    const [freshness, confirmations, upload] = await Promise.all([
      findFreshness(db),
      listConfirmations(db),
      findLastUpload(db),
    ])
    return { freshness, confirmations, upload }
  }

  /** Records that the admin looked today and found nothing newer. */
  async function confirm(actor: Actor) {
    await changeAndLog(actor, async (db, log) => {
      const { version } = await confirmRules(db, actor.email)
      const subject = { kind: 'data', id: version } as const
      await log({ action: 'rules-confirmed', subject, detail: version })
    })
    forgetFreshness(db)
  }

  /** A saved page of GOV.UK beside the rules in force, in words. Nothing is stored. */
  async function compare(actor: Actor, source: FormSource): Promise<string> {
    await requireAdmin(actor)
    await using form = await readForm(files, source, PAGE)
    const { path } = requireUpload(form, 'page', 'Choose the page that you have saved.')
    const set = inForceOn(await findRuleSets(db), today())
    try {
      return describePage(comparePage(await readFile(path, 'utf8'), set), set)
    } catch (error) {
      if (!(error instanceof RulesFileError)) throw error
      throw wrongField('page', [error.message, ...error.problems].join(' '))
    }
  }

  /** Takes a register, which a task imports. */
  async function addRegister(actor: Actor, source: FormSource) {
    await requireAdmin(actor)
    await using form = await readForm(files, source, REGISTER)
    const content = requireUpload(form, 'register', 'Choose the CSV file from GOV.UK.')
    const { published = '', columns = '', evenIfSmaller } = form.values
    const fileName = content.name.toWellFormed().slice(0, 200)
    const publishedOn = orInvalid('published', () =>
      parsePublicationDate(fileName, published.trim() || undefined, { isForm: true }),
    )
    orInvalid('columns', () => parseColumns(columns))
    const id = newId()
    const upload = { id, fileName, publishedOn, columns, evenIfSmaller: evenIfSmaller === 'on' }
    await files.save(content, registerKey(id))
    try {
      await changeAndLog(actor, async (db, log) => {
        if (!(await addUpload(db, tasks, upload))) throw wrongField('register', BUSY)
        const subject = { kind: 'data', id } as const
        await log({ action: 'register-uploaded', subject, detail: `${fileName}, ${publishedOn}` })
      })
    } catch (error) {
      await files.delete(registerKey(id))
      throw error
    }
  }

  /** Task. */
  async function importRegister({ uploadId }: { uploadId: string }) {
    if (await importUpload({ db, tasks, files }, uploadId)) notifyJobsChanged()
  }
}

function requireUpload({ failure, uploads }: ReceivedForm, field: string, missing: string) {
  if (failure) throw failure
  const upload = uploads[field]
  if (!upload || upload.size === 0) throw wrongField(field, missing)
  return upload
}

function orInvalid<Result>(field: string, parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw wrongField(field, error.message)
  }
}
