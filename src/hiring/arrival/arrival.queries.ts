import { sql } from 'kysely'
import type { ArrivalAction, ArrivalSide } from './arrival.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { SHOWN_STATUS } from '#hiring/applications/applications.queries.ts'
import { findAnyJob } from '#hiring/apply/apply.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { IS_A_RATED } from '#sponsorship/register/a-rated.ts'

/** An application with everything that its arrival depends on; null if it does not exist. */
export async function findOffer(db: Db, id: Id) {
  const row = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.jobId')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicantId')
    .leftJoin('organisation', 'organisation.id', 'job.organisationId')
    .leftJoin('arrival', 'arrival.applicationId', 'application.id')
    .select([
      'application.id',
      'application.jobId',
      'application.applicantId',
      'application.withdrawnAt',
      'application.advert',
      'application.createdAt as appliedAt',
      'application.sharesDetails',
      'application.fullName',
      'applicant.firstName',
      'applicant.email as applicantEmail',
      'applicant.language as applicantLanguage',
      'applicant.wantsMessageMails',
      'job.country',
      'job.status as jobStatus',
      'job.removedBecause',
      'job.occupationCode',
      'job.organisationId',
      'organisation.frozenAt',
      'organisation.suspendedAt',
      'arrival.applicationId as arrivalId',
      'arrival.answer',
      'arrival.answeredAt',
      'arrival.circumstances',
      'arrival.certificateNumber',
      'arrival.paymentDemandAt',
    ])
    // Where the employer’s last move left them, which they may not know yet.
    .select('application.status as stage')
    // For both sides, the arrival begins when the applicant knows of the offer.
    .select(SHOWN_STATUS.as('status'))
    .where('application.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** The job of an offer as everybody can read it now; null if nobody can. */
export async function findPublicJob(
  db: Db,
  { jobId, jobStatus }: Pick<Offer, 'jobId' | 'jobStatus'>,
) {
  return jobStatus === 'open' || jobStatus === 'closed' ? findAnyJob(db, jobId) : null
}

/** The job’s entry on the register, as of the newest register. */
export async function findSponsorOfJob(db: Db, jobId: Id) {
  const { rows } = await sql<{
    id: string
    name: string
    isListed: boolean
    isLost: boolean
    publishedOn: string | null
  }>`
    select sponsor.id, sponsor.name, sponsor.is_listed,
      not ${IS_A_RATED} as is_lost,
      (select max(published_on) from register_load) as published_on
    from job
    left join job_search on job_search.id = job.id
    left join organisation on organisation.id = job.organisation_id
    join sponsor
      on sponsor.id = coalesce(job.sponsor_id, organisation.sponsor_id, job_search.sponsor_id)
    where job.id = ${jobId}`.execute(db)
  return rows[0] ?? null
}

/** Locks the application (FOR UPDATE) until the transaction ends, so that both sides write one after the other. */
export async function lockOffer(db: Db, id: Id) {
  await db.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
  return findOffer(db, id)
}

export async function upsertArrival(
  db: Db,
  applicationId: Id,
  values: {
    answer?: 'accepted' | 'declined' | null
    answeredAt?: string | null
    circumstances?: string
    certificateNumber?: string | null
    paymentDemandAt?: string
  },
) {
  await db
    .insertInto('arrival')
    .values({ applicationId, circumstances: '{}', ...values })
    .onConflict((conflict) => conflict.column('applicationId').doUpdateSet(values))
    .execute()
}

export async function findItems(db: Db, applicationId: Id) {
  return db
    .selectFrom('arrivalItem')
    .select(['item', 'plannedOn', 'doneOn', 'note', 'updatedAt'])
    .where('applicationId', '=', applicationId)
    .orderBy('item')
    .execute()
}
export type ItemRow = Awaited<ReturnType<typeof findItems>>[number]

export async function upsertItem(
  db: Db,
  { applicationId, item }: { applicationId: Id; item: string },
  values: { plannedOn?: string | null; doneOn?: string | null; note?: string },
) {
  await db
    .insertInto('arrivalItem')
    .values({ applicationId, item, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['applicationId', 'item'])
        .doUpdateSet({ ...values, updatedAt: sql<string>`now()` }),
    )
    .execute()
}

interface NewEvent {
  applicationId: Id
  side: ArrivalSide
  action: ArrivalAction
  item?: string
  day?: string | null
}

export async function insertArrivalEvent(db: Db, { item, day, ...event }: NewEvent) {
  await db
    .insertInto('arrivalEvent')
    .values({ ...event, item: item ?? null, day: day ?? null })
    .execute()
}

const MOST_EVENTS = 200

/** The events of an arrival, newest first. */
export async function findArrivalEvents(db: Db, applicationId: Id) {
  return db
    .selectFrom('arrivalEvent')
    .select(['side', 'action', 'item', 'day', 'createdAt as at'])
    .where('applicationId', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute()
}
