import type { Generated } from 'kysely'
import type { InboxStatus } from '#moderation/desk/admin.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    contactMessage: ContactMessageTable
  }
}

export interface ContactMessageTable {
  id: string
  /** May be empty. */
  name: string
  email: string
  message: string
  createdAt: Generated<string>
  /** The time when its email to the site's owner was accepted. */
  sentAt: string | null
  deskStatus: Generated<InboxStatus>
  deskNote: Generated<string>
}
