import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import eventWords from '#organisations/history/event-words.json' with { type: 'json' }
import { actorName, describeEvent, findHistory } from '#organisations/history/history.queries.ts'
import type { Db } from '#platform/database/database.ts'

const EVENTS_SHOWN = 20
const JOBS_SHOWN = 20

/** An organisation’s claim, proof, history and members. */
export async function findOrganisationFacts(db: Db, id: Id) {
  const row = await db
    .selectFrom('organisation')
    .leftJoin('sponsor', 'sponsor.id', 'organisation.sponsorId')
    .select([
      'organisation.id',
      'organisation.name',
      'organisation.legalName',
      'organisation.companyNumber',
      'organisation.sponsorId',
      'sponsor.name as sponsorName',
      'organisation.createdAt',
      'organisation.frozenAt',
      'organisation.suspendedAt',
      'organisation.suspendedBecause',
    ])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('organisationProofRequest as letter')
            .select('letter.id')
            .whereRef('letter.organisationId', '=', 'organisation.id')
            .where('letter.kind', '=', 'letter'),
        )
        .$castTo<boolean>()
        .as('hasLetter'),
    )
    .where('organisation.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const [proofs, members, events, jobs, counts] = [
    await findProofs(db, id),
    await findMembers(db, id),
    await findEvents(db, id),
    await findJobs(db, id),
    await countWork(db, id),
  ]
  return { ...row, proofs, members, events, jobs, ...counts }
}

/** An organisation as the desk sees it. `hasLetter`: it has asked for a letter with a code. */
export type CaseOrganisation = NonNullable<Awaited<ReturnType<typeof findOrganisationFacts>>>

function findProofs(db: Db, organisationId: Id) {
  return db
    .selectFrom('organisationProof')
    .select(['kind', 'domain', 'evidence', 'provedAt', 'endedAt', 'endedBecause'])
    .where('organisationId', '=', organisationId)
    .orderBy('provedAt', 'desc')
    .limit(10)
    .execute()
}

function findMembers(db: Db, organisationId: Id) {
  return db
    .selectFrom('organisationMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select([
      'account.id',
      'account.email',
      'member.role',
      'account.createdAt as since',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      sql<boolean>`account.verified_at is not null`.as('isConfirmed'),
      sql<boolean>`account.suspended_at is not null`.as('isSuspended'),
    ])
    .where('member.organisationId', '=', organisationId)
    .orderBy('member.joinedAt')
    .limit(50)
    .execute()
}

async function findEvents(db: Db, organisationId: Id) {
  const rows = await findHistory(db, organisationId, { before: null, limit: EVENTS_SHOWN })
  return rows.map((row) => ({
    at: row.at,
    who: actorName(row),
    words: eventWords[row.action],
    ...describeEvent(row),
  }))
}

function findJobs(db: Db, organisationId: Id) {
  return db
    .selectFrom('job')
    .select(['id', 'title', 'status'])
    .where('organisationId', '=', organisationId)
    .orderBy('postedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS_SHOWN)
    .execute()
}

async function countWork(db: Db, organisationId: Id) {
  const { rows } = await sql<
    Record<'jobCount' | 'applicants' | 'messages' | 'heldMessages', number>
  >`
    select
      (select count(*)::int from job where organisation_id = ${organisationId}) as job_count,
      count(distinct application.id)::int as applicants,
      count(message.id)::int as messages,
      count(message.id) filter (where message.sent_at is null)::int as held_messages
    from job join application on application.job_id = job.id
      left join application_message as message
        on message.application_id = application.id and message.side = 'employer'
    where job.organisation_id = ${organisationId}`.execute(db)
  return rows[0] ?? { jobCount: 0, applicants: 0, messages: 0, heldMessages: 0 }
}
