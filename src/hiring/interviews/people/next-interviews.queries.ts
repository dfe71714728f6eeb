import type { NextInterview } from '#hiring/interviews/model/interviews.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { IS_WARNED } from '#safety/warnings/warnings.queries.ts'

/** The interview that has not ended, by application, for lists. */
export type NextInterviews = Record<Id, NextInterview>

/** Excludes applications that are withdrawn, rejected or warned of, or whose job is gone. */
export function selectNext(db: Db) {
  return db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.applicationId')
    .innerJoin('job', 'job.id', 'application.jobId')
    .leftJoin('interviewSlot as slot', 'slot.id', 'interview.slotId')
    .innerJoin('interviewOffer as offer', (join) =>
      join.on((eb) => eb('offer.id', '=', eb.fn.coalesce('slot.offerId', 'interview.offerId'))),
    )
    .select(['interview.applicationId', 'interview.declinedAt', 'slot.startsAt', 'offer.zone'])
    .select('application.status')
    .where('interview.endedAt', 'is', null)
    .where('application.withdrawnAt', 'is', null)
    .where('application.status', '<>', 'rejected')
    .where('job.status', 'in', ['open', 'closed'])
    .where((eb) => eb.not(IS_WARNED))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectNext>['execute']>>[number]

export async function findNextInterviews(db: Db, applicationIds: Id[]): Promise<NextInterviews> {
  if (applicationIds.length === 0) return {}
  const rows = await selectNext(db).where('interview.applicationId', 'in', applicationIds).execute()
  return toNextInterviews(rows)
}

function toNextInterviews(rows: Row[]): NextInterviews {
  const shown = rows.filter(({ startsAt, status }) => startsAt !== null || status === 'interview')
  return Object.fromEntries(
    shown.map(({ applicationId, declinedAt, startsAt, zone }) => {
      const isPast = startsAt !== null && Date.parse(startsAt) <= Date.now()
      const state = startsAt === null ? 'offered' : isPast ? 'past' : 'picked'
      return [applicationId, { state, startsAt, zone, isDeclined: declinedAt !== null }]
    }),
  )
}

const MOST_LISTED = 10

/** An applicant’s interviews: offers that wait for their pick, and those to come, the next one first. */
export async function findInterviewsOf(db: Db, applicantId: Id) {
  const rows = await selectNext(db)
    .select('application.advert')
    .where('application.applicantId', '=', applicantId)
    .where((is) =>
      is.or([
        is('slot.startsAt', '>', new Date().toISOString()),
        is.and([is('slot.startsAt', 'is', null), is('application.status', '=', 'interview')]),
      ]),
    )
    .orderBy('slot.startsAt', (order) => order.asc().nullsFirst())
    .orderBy('interview.id')
    .limit(MOST_LISTED)
    .execute()
  const next = toNextInterviews(rows)
  return rows.flatMap(({ applicationId, advert: { title, employer } }) => {
    const interview = next[applicationId]
    return interview ? [{ applicationId, title, employer, ...interview }] : []
  })
}
