import type { Generated, JSONColumnType } from 'kysely'

declare module '#server/platform/database/tables.ts' {
  interface Tables {
    postingTemplate: PostingTemplateTable
    logo: LogoTable
  }
}

/** An advert that an organisation starts new jobs from. */
interface PostingTemplateTable {
  id: string
  organisationId: string
  name: string
  /** The name as it is compared. */
  nameKey: string
  /** Of the posting form, without what is said anew of every job. */
  answers: JSONColumnType<Record<string, string>>
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

interface LogoTable {
  /** As in a job's `employerLogo`. */
  key: string
  /** The account that uploaded it; null once that is deleted. */
  accountId: string | null
  createdAt: Generated<string>
}
