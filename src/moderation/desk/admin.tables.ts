import type { Generated, GeneratedAlways } from 'kysely'
import type { AdminAction, AdminSubject } from './admin.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    deskEntry: AdminLogTable
    founderNote: FounderNoteTable
    founderTemplate: FounderTemplateTable
  }
}

interface AdminLogTable {
  id: GeneratedAlways<number>
  actorId: string
  actorEmail: string
  action: AdminAction
  subjectKind: AdminSubject['kind']
  subjectId: string
  detail: string
  createdAt: Generated<string>
}

/** A note between admins about a case. */
interface FounderNoteTable {
  id: string
  caseId: string
  /** Null for notes from before they had authors, and once the account is deleted. */
  accountId: string | null
  body: string
  createdAt: Generated<string>
}

/** A reply text written by admins, in addition to the shipped ones. */
interface FounderTemplateTable {
  id: string
  title: string
  body: string
  createdAt: Generated<string>
}
