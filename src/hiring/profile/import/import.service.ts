import { readFile } from 'node:fs/promises'
import { wrongField } from '#platform/primitives/errors.schema.ts'
import { EMPTY_PROFILE, WholeProfile, type Profile } from '#hiring/profile/profile.schema.ts'
import { IMPORT_LIMIT } from '#hiring/profile/model/profile-limits.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import type { FormSource } from '#platform/forms/forms.ts'
import { readFormAfter } from '#platform/forms/read-form.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { readJsonResume, type Reading } from '#hiring/profile/json-resume/read-json-resume.ts'
import {
  deleteEntries,
  findEntries,
  insertEntry,
  toProfile,
} from '#hiring/profile/profile.queries.ts'
import { findLastApplication } from '#hiring/apply/apply.queries.ts'
import { requireRoom } from '#hiring/profile/entries/require-room.ts'
import { entriesOf, merge } from './merge.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The entries that would be saved. */
export interface Preview extends Reading {
  /** The source, a file or an application, in words. */
  from: string
}

/** The way of importing: both keep identical entries; ‘replace’ deletes all others. */
export type ImportWay = 'add' | 'replace'

const FIELD = 'jsonResume'
const TOO_LARGE =
  'This file is larger than 64 KB. A CV file from another site holds only text, and few are larger than 30 KB.'
const NO_RESUME =
  'We cannot read a CV in this file. On the site where you made your CV, look under Export for “JSON Resume”. Then choose the .json file that you get.'

type Change = (actor: Actor, act: (db: Db) => Promise<void>) => Promise<void>

/** Fills a profile from elsewhere: first previewed, then saved. */
export function createImport(
  { db, limits, files }: Pick<Platform, 'db' | 'limits' | 'files'>,
  change: Change,
) {
  return { previewFile, previewApplication, save }

  /** @throws {DomainError} `invalid_input` or `too_large` if there is no file that can be read */
  async function previewFile(actor: Actor, source: FormSource): Promise<Preview> {
    await using form = await receive(actor, source)
    if (form.failure) throw form.failure
    const upload = form.uploads[FIELD]
    if (!upload || upload.size === 0) throw wrongField(FIELD, 'Choose a CV file from another site.')
    const reading = readJsonResume(await readFile(upload.path, 'utf8'))
    if (!reading) throw wrongField(FIELD, NO_RESUME)
    return { ...reading, from: 'your file' }
  }

  async function receive(actor: Actor, source: FormSource) {
    return readFormAfter(
      () => limits.consume(RATE_LIMITS['profile-import'], actor.id),
      files,
      source,
      {
        fields: [FIELD],
        limit: IMPORT_LIMIT,
        tooLarge: TOO_LARGE,
      },
    )
  }

  /** Null if the person has not applied yet, or their application has nothing for a profile. */
  async function previewApplication(actor: Actor): Promise<Preview | null> {
    const last = await findLastApplication(db, actor.id)
    if (!last) return null
    const { country, portfolioLink: link, title } = last
    const about = { headline: '', summary: '', ...last.profile?.about, country, link }
    const profile = { ...EMPTY_PROFILE, ...last.profile, about }
    return { profile, ignored: [], problems: [], from: `your application for ${title}` }
  }

  /** @throws {DomainError} `invalid_input` if the text is not a profile, or there is no room for it */
  async function save(actor: Actor, text: string, way: ImportWay) {
    const imported = parseProfile(text)
    await change(actor, async (db) => {
      const stored = toProfile(await findEntries(db, actor.id))
      const profile = way === 'replace' ? imported : merge(stored, imported)
      await deleteEntries(db, actor.id)
      for (const [section, contents] of entriesOf(profile)) {
        if (section !== 'about' && section !== 'skills') requireRoom(section, contents.length)
        for (const [position, content] of contents.entries()) {
          const id = section === 'about' || section === 'skills' ? section : newId()
          await insertEntry(db, actor.id, { id, section, content, position })
        }
      }
    })
  }
}

/** A profile that comes back from the browser, and is checked like any other input. */
function parseProfile(text: string): Profile {
  try {
    const { data } = WholeProfile.safeParse(JSON.parse(text))
    if (data) return data
  } catch {
    // Not JSON.
  }
  throw wrongField(FIELD, 'The file did not arrive complete. Choose it again.')
}
