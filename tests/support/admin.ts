import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Db } from '#platform/database/database.ts'
import type {
  StartupRequestTable,
  FounderDocumentTable,
} from '#founders/requests/startups.tables.ts'
import type { Files } from '#platform/files/files.ts'
import type { ContactMessageTable } from '#site/contact/contact.tables.ts'
import type { AccountTable } from '#accounts/accounts.tables.ts'
import { today } from '#platform/primitives/time/today.ts'
import { newReference } from '#founders/cases/reference.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aPerson } from './people.ts'
import { uniqueWord } from './unique-word.ts'

/** A person who has passed the second step, as the author of a request; their session is never looked up. */
export async function anActor(
  db: Db,
  overrides: Partial<Insertable<AccountTable>> = {},
): Promise<Actor> {
  const person = await aPerson(db, overrides)
  const { id, email, firstName, lastName, pictureKey, language, createdAt: since } = person
  const secondFactorAt = since
  const names = { firstName, lastName, pictureKey, language }
  return { id, sessionId: newId(), email, ...names, since, secondFactorAt }
}

export function anAdmin(db: Db) {
  return anActor(db, { isOwner: true, firstName: 'Olu', lastName: 'Ade' })
}

/** A visitor’s message, with the test’s overrides. */
export function aMessage(db: Db, overrides: Partial<Insertable<ContactMessageTable>> = {}) {
  const id = newId()
  return db
    .insertInto('contactMessage')
    .values({
      id,
      name: 'Ada Obi',
      email: `ada-${id}@example.com`,
      message: `Is the night post open? ${id}`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A founder’s case without a document, due today, with the test’s overrides. */
export function aStartupRequest(db: Db, overrides: Partial<Insertable<StartupRequestTable>> = {}) {
  const id = newId()
  const companyEmail = overrides.companyEmail ?? `founder-${id}@saltmarsh.example`
  return db
    .insertInto('startupRequest')
    .values({
      id,
      reference: newReference(),
      companyName: `Saltmarsh Care ${uniqueWord()}`,
      typeOfHealthcare: 'Care home',
      companyEmail,
      emailKey: toEmailKey(companyEmail),
      dueOn: today(),
      companyPhoneNumber: '+44 113 496 0000',
      description: 'What comes first?',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The first page of an unfiltered list. */
export const ANY_LIST = { search: '', status: null, after: null }

/** A document of a case, with its content. */
export async function aCaseDocument(
  { db, files }: { db: Db; files: Files },
  caseId: string,
  overrides: Partial<Insertable<FounderDocumentTable>> = {},
) {
  const id = newId()
  const fileKey = `startup-requests/${id}.pdf`
  await using upload = await files.receive(Readable.from(['%PDF-1.7 our plan']), 100)
  const { size } = upload
  await files.save(upload, fileKey)
  return db
    .insertInto('founderDocument')
    .values({ id, caseId, side: 'founder', fileKey, name: 'plan.pdf', size, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}
