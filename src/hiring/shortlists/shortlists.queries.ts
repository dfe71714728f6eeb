import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { DETAILS_COLUMNS } from '#hiring/applications/applications.queries.ts'
import { nameOf, toAuthor } from '#hiring/team/notes/member-name.ts'
import { OFFER_COLUMNS } from '#hiring/applications/model/application-state.ts'
import { IS_INTERVIEW_OFF } from '#hiring/interviews/interviews.queries.ts'
import type { Db } from '#platform/database/database.ts'

/** The lists of an organisation, by name, with the number of applicants of jobs that still exist. */
export async function findLists(db: Db, organisationId: Id) {
  return db
    .selectFrom('shortlist')
    .select(['shortlist.id', 'shortlist.name'])
    .select(({ selectFrom }) =>
      selectFrom('shortlistEntry as entry')
        .innerJoin('application', 'application.id', 'entry.applicationId')
        .innerJoin('job', 'job.id', 'application.jobId')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('entry.shortlistId', '=', 'shortlist.id')
        .where('job.status', '<>', 'removed')
        .$asScalar()
        .$notNull()
        .as('count'),
    )
    .where('organisationId', '=', organisationId)
    .orderBy('nameKey')
    .execute()
}

export async function findList(db: Db, organisationId: Id, id: Id) {
  const row = await db
    .selectFrom('shortlist')
    .select(['id', 'name'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

interface NewList {
  id: Id
  organisationId: Id
  name: string
}

/** The id of the list of this name, which is created if needed. */
export async function upsertList(db: Db, list: NewList): Promise<Id> {
  const nameKey = list.name.toLowerCase()
  await db
    .insertInto('shortlist')
    .values({ ...list, nameKey })
    .onConflict((conflict) => conflict.columns(['organisationId', 'nameKey']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('shortlist')
    .select('id')
    .where('organisationId', '=', list.organisationId)
    .where('nameKey', '=', nameKey)
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteList(db: Db, organisationId: Id, id: Id) {
  await db
    .deleteFrom('shortlist')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** The applicant’s entry on each list of the organisation. */
export async function findEntriesOf(db: Db, applicationId: Id) {
  return db
    .selectFrom('shortlistEntry as entry')
    .leftJoin('account as author', 'author.id', 'entry.addedBy')
    .select(['entry.shortlistId', 'entry.addedBy as authorId', 'entry.reason', 'entry.addedAt'])
    .select(nameOf('author').as('authorName'))
    .where('entry.applicationId', '=', applicationId)
    .execute()
}

/** The applicants on a list, newest first. Those of removed jobs are left out. */
export async function findEntries(db: Db, shortlistId: Id, limit: number) {
  return db
    .selectFrom('shortlistEntry as entry')
    .innerJoin('application', 'application.id', 'entry.applicationId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .leftJoin('account as author', 'author.id', 'entry.addedBy')
    .select(DETAILS_COLUMNS)
    .select(OFFER_COLUMNS)
    .select(IS_INTERVIEW_OFF.as('isInterviewOff'))
    .select(['application.id', 'application.jobId', 'application.fullName', 'application.status'])
    .select(['application.withdrawnAt', 'job.title', 'entry.reason', 'entry.addedAt'])
    .select(['entry.addedBy as authorId', nameOf('author').as('authorName')])
    .where('entry.shortlistId', '=', shortlistId)
    .where('job.status', '<>', 'removed')
    .orderBy('entry.addedAt', 'desc')
    .orderBy('application.id')
    .limit(limit)
    .execute()
}

export async function countEntries(db: Db, shortlistId: Id): Promise<number> {
  const { count } = await db
    .selectFrom('shortlistEntry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('shortlistId', '=', shortlistId)
    .executeTakeFirstOrThrow()
  return count
}

interface NewEntry {
  shortlistId: Id
  applicationId: Id
  addedBy: Id
  reason: string
}

/** Applicants who are already on the list stay unchanged. */
export async function insertEntry(db: Db, entry: NewEntry) {
  await db
    .insertInto('shortlistEntry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['shortlistId', 'applicationId']).doNothing())
    .execute()
}

export async function deleteEntry(
  db: Db,
  { shortlistId, applicationId }: Pick<NewEntry, 'shortlistId' | 'applicationId'>,
) {
  await db
    .deleteFrom('shortlistEntry')
    .where('shortlistId', '=', shortlistId)
    .where('applicationId', '=', applicationId)
    .execute()
}

/** The organisation’s lists, and whether this applicant is on each. */
export async function listsOnPage(
  db: Db,
  reader: { id: Id },
  { organisationId, id }: { organisationId: Id | null; id: Id },
) {
  if (organisationId === null) return []
  const [lists, entries] = await Promise.all([findLists(db, organisationId), findEntriesOf(db, id)])
  const byList = new Map(entries.map((entry) => [entry.shortlistId, entry]))
  return lists.map((list) => {
    const entry = byList.get(list.id)
    const shown = entry && {
      addedBy: toAuthor(entry, reader),
      reason: entry.reason,
      at: entry.addedAt,
    }
    return { id: list.id, name: list.name, entry: shown ?? null }
  })
}

/** One of the organisation’s shortlists, on the page of an applicant. */
export type ListOnPage = Awaited<ReturnType<typeof listsOnPage>>[number]
