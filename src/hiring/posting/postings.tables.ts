import type { Generated, JSONColumnType } from 'kysely'

declare module '#platform/database/tables.ts' {
  interface Tables {
    postingDefault: PostingDefaultTable
    postingTemplate: PostingTemplateTable
    logo: LogoTable
  }
}

/** An advert that an organisation starts new jobs from. */
interface PostingTemplateTable {
  id: string
  organisationId: string
  name: string
  /** The name in the form for comparison. */
  nameKey: string
  /** Answers of the posting form, without those given again for every job. */
  answers: JSONColumnType<Record<string, string>>
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** What an organisation’s new jobs begin with. */
interface PostingDefaultTable {
  organisationId: string
  /** Answers of the posting form. */
  answers: JSONColumnType<Record<string, string>>
  updatedAt: Generated<string>
}

interface LogoTable {
  /** The key of the logo, like a job's `employerLogo`. */
  key: string
  /** The account that uploaded it; null once it is deleted. */
  accountId: string | null
  createdAt: Generated<string>
}
