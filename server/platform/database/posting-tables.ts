import type { Generated, JSONColumnType } from 'kysely'

export interface PostingTables {
  postingTemplate: PostingTemplateTable
}

/** An advert that an organisation starts new jobs from. */
export interface PostingTemplateTable {
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
