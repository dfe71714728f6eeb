import type { Insertable } from 'kysely'
import { newId } from '#server/platform/new-id.ts'
import type { Db } from '#server/platform/database/database.ts'
import type {
  AccountTable,
  ContactMessageTable,
  StartupRequestTable,
} from '#server/platform/database/tables.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { aPerson } from './people.ts'

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

/** A message of a visitor, with what the test overrides. */
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

/** A startup request without a document, with what the test overrides. */
export function aStartupRequest(db: Db, overrides: Partial<Insertable<StartupRequestTable>> = {}) {
  const id = newId()
  return db
    .insertInto('startupRequest')
    .values({
      id,
      companyName: `Saltmarsh Care ${id}`,
      typeOfHealthcare: 'Care home',
      companyEmail: 'founder@saltmarsh.example',
      companyPhoneNumber: '+44 113 496 0000',
      description: 'What comes first?',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The first page of an unfiltered list. */
export const ANY_LIST = { search: '', status: null, after: null }
