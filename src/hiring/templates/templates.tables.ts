import type { Generated } from 'kysely'
import type { TemplateKind } from './templates.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    messageTemplate: MessageTemplateTable
  }
}

/** A text from which the members of an organisation start messages. */
interface MessageTemplateTable {
  id: string
  organisationId: string
  name: string
  kind: TemplateKind
  body: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
}
