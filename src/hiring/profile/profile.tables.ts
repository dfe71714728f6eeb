import type { Generated, JSONColumnType } from 'kysely'
import type { Section } from './model/profile-limits.ts'
import type { Entry } from './profile.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    profile: ProfileTable
    profileEntry: ProfileEntryTable
  }
}

/** The row that every change of the entries locks. */
interface ProfileTable {
  accountId: string
  createdAt: Generated<string>
}

interface ProfileEntryTable {
  accountId: string
  /** Unique only for its owner; the section’s name where there is one entry. */
  id: string
  section: Section
  position: number
  /** Incremented with each change. */
  version: Generated<number>
  content: JSONColumnType<Entry>
  updatedAt: Generated<string>
}
