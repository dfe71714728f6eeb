import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { makeZip } from 'client-zip'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { findAccount, type Account } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toLimitKey } from '#accounts/identity/email-key.ts'
import { findPersonalFiles, type PersonalData } from '#accounts/settings/export/personal-data.ts'
import type { Db } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { Platform } from '#platform/platform.ts'
import { languageFor } from '#platform/languages/languages.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'
import { writeHtml, type Section } from './write-html.ts'

/**
 * Everything we store about a person as a zip file: a page to read, the same as `landfall.json`, and their files. It is
 * streamed, never complete in memory.
 */
export function createExport(
  { db, limits, files }: Pick<Platform, 'db' | 'limits' | 'files'>,
  personalData: PersonalData,
) {
  return async function exportData(actor: Actor): Promise<Readable> {
    await limits.consume(RATE_LIMITS['exports'], toLimitKey(actor.id))
    const account = await findAccount(db, actor.id)
    if (!account) throw new DomainError('not_logged_in')

    const opened: Readable[] = []
    async function* entries(account: Account) {
      const language = languageFor(account.language)
      yield {
        name: 'landfall.html',
        input: writeHtml(readSections(db, account, personalData), language),
      }
      yield { name: 'landfall.json', input: writeJson(readSections(db, account, personalData)) }
      for (const { key, name } of await findPersonalFiles(db, account, personalData)) {
        const input = await openOrExplain(files, key)
        if (input instanceof Readable) opened.push(input)
        const extension = typeof input === 'string' ? '.txt' : path.extname(key)
        if (input) yield { name: `files/${name}${extension}`, input }
      }
    }
    const zip = Readable.fromWeb(makeZip(entries(account)) as ReadableStream)
    // A cancelled download would leave the file open.
    zip.once('close', () => {
      for (const file of opened) file.destroy()
    })
    return zip
  }
}

/** The file, or the reason why it cannot be opened, as a text to take its place. Null if it is missing. */
async function openOrExplain(files: Files, key: string): Promise<Readable | string | null> {
  try {
    return await files.open(key)
  } catch (error) {
    if (error instanceof DomainError) return `${error.message}\n`
    throw error
  }
}

function* readSections(db: Db, account: Account, personalData: PersonalData): Generator<Section> {
  yield { name: 'account', records: toExport(account) }
  for (const [name, { read }] of Object.entries(personalData))
    yield { name, records: read(db, account.id) }
}

async function* writeJson(sections: Iterable<Section>): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date().toISOString())}`
  for (const { name, records } of sections) {
    yield `,\n"${name}": `
    if (Symbol.asyncIterator in records) yield* writeAll(records)
    else yield JSON.stringify(records, null, 2)
  }
  yield '\n}\n'
}

async function* writeAll(records: AsyncIterable<object>) {
  let isFirst = true
  yield '['
  for await (const record of records) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(record, null, 2)}`
    isFirst = false
  }
  yield ']'
}

/** The account without the password hash, which would only help a person who finds the file. */
function toExport(account: Account): { id: Id } & Partial<Account> {
  const { id, firstName, lastName, phone, country, email, verifiedAt, createdAt } = account
  const { situation, language, timeZone } = account
  const { wantsApplicantMails, wantsApplicantDigest, wantsReceipts } = account
  const { wantsMessageMails, wantsStatusMails, wantsSavedMails } = account
  const person = { id, firstName, lastName, phone, country, email }
  const toApplicant = { wantsReceipts, wantsMessageMails, wantsStatusMails, wantsSavedMails }
  const notifications = { wantsApplicantMails, wantsApplicantDigest, ...toApplicant }
  return { ...person, verifiedAt, createdAt, situation, language, timeZone, ...notifications }
}
