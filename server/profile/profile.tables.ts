import type { Generated, JSONColumnType } from 'kysely'
import type { Section } from '#contract/profile/profile-limits.ts'
import type { Entry } from '#contract/profile/profile.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    profile: ProfileTable
    profileEntry: ProfileEntryTable
  }
}

/** Its row is locked for every change of the entries. */
interface ProfileTable {
  accountId: string
  createdAt: Generated<string>
}

interface ProfileEntryTable {
  accountId: string
  /** Unique for its owner only; the name of the section where there is one entry. */
  id: string
  section: Section
  position: number
  /** One more with each change. */
  version: Generated<number>
  content: JSONColumnType<Entry>
  updatedAt: Generated<string>
}
