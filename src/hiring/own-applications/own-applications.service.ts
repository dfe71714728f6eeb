import { DomainError } from '#platform/primitives/errors.schema.ts'
import { PAGE_SIZE } from '#trade/limits/job-limits.ts'
import type { Job } from '#trade/jobs.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { hideUnconfirmed } from '#accounts/addresses/confirmed-addresses.ts'
import { dropWaiting } from '#hiring/applications/actions/moves/moves.queries.ts'
import {
  findShownEvents,
  insertEvent,
  toAnswers,
} from '#hiring/applications/applications.queries.ts'
import type { ArrivalMail } from '#hiring/arrival/arrival.mails.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { snapshotToWire } from '#hiring/applications/snapshot.ts'
import { findMessages, findTalk, markRead } from '#hiring/talk/messages/messages.queries.ts'
import { toShownMessages, toTalkState } from '#hiring/talk/messages/show-messages.ts'
import { toView, toWire } from '#board/jobs/stored/job-rows.ts'
import { parseCursor, encodeCursor, toPage } from '#platform/paging.ts'
import type { Platform } from '#platform/platform.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import { toLondonDay } from '#platform/primitives/time/days.ts'
import {
  countOwn,
  findAppliedJobs,
  findJobsWithPage,
  findOwnApplication,
  findOwnCards,
  goneBecause,
  hasOffer,
  markWithdrawn,
  type OwnApplicationCard,
} from './own-applications.queries.ts'

/** Applications as their applicants see and manage them. */
export function createOwnApplications({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return { list, listJobs, count, find, withdraw }

  /** Newest first. */
  async function list(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    after: string | null = null,
    limit: number = PAGE_SIZE.default,
  ): Promise<Page<OwnApplicationCard>> {
    const slice = { limit: limit + 1, after: parseCursor(after) }
    return toApplicationPage(await findOwnCards(db, actor.id, slice), limit)
  }

  /** The jobs as they are now; removed ones as they were at the time of the application. */
  async function listJobs(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    after: string | null,
    limit: number,
  ): Promise<Page<Job>> {
    const slice = { limit: limit + 1, after: parseCursor(after) }
    const { items, next } = toApplicationPage(await findAppliedJobs(db, actor.id, slice), limit)
    const ids = items.map(({ jobId }) => jobId)
    const rows = await hideUnconfirmed(db, await findJobsWithPage(db, ids))
    const jobs = new Map(rows.map((row) => [row.id, row]))
    return {
      items: items.map(({ jobId, advert }) => {
        const job = jobs.get(jobId)
        return job ? toWire(toView(job)) : snapshotToWire(jobId, advert)
      }),
      next,
    }
  }

  function count(actor: Pick<Actor, 'id' | 'secondFactorAt'>): Promise<number> {
    return countOwn(db, actor.id)
  }

  /**
   * An application of the actor. `isVisit` is false for a prefetch: the employer's messages then stay new.
   * @throws {DomainError} `not_found`, also for someone else's application
   */
  async function find(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    id: Id,
    { isVisit = true } = {},
  ) {
    await requireApplication(db, actor, { id, action: 'read as sent' })
    const [row, events, rows, talk] = await Promise.all([
      findOwnApplication(db, id),
      findShownEvents(db, id),
      findMessages(db, id),
      findTalk(db, id),
    ])
    if (!row || !talk) throw new DomainError('not_found')
    if (isVisit) await markRead(db, id, 'applicant')
    const reader = { side: 'applicant', accountId: actor.id, applicantName: '' } as const
    const { jobId, advert, status, sentAt, openedAt, withdrawnAt, sharesDetails } = row
    return {
      id,
      jobId,
      isJobOpen: Boolean(row.isJobOpen),
      goneBecause: goneBecause(row),
      isInterviewOff: Boolean(row.isInterviewOff),
      isPosterProved: Boolean(row.isPosterProved),
      sharesDetails,
      advert,
      answers: toAnswers(row),
      status,
      sentAt,
      openedAt,
      withdrawnAt,
      offerAnswer: row.offerAnswer,
      offerAnsweredAt: row.offerAnsweredAt,
      events,
      messages: toShownMessages(rows, reader, talk),
      talk: toTalkState('applicant', talk),
    }
  }

  /**
   * Withdraws an application, which the employer sees, and reads by email if they have made an offer. The answers are
   * stored until the job or account is deleted.
   */
  async function withdraw(actor: Pick<Actor, 'id' | 'secondFactorAt'>, id: Id) {
    await requireApplication(db, actor, { id, action: 'withdraw' })
    await db.transaction().execute(async (db) => {
      if (!(await markWithdrawn(db, id))) throw new DomainError('withdrawn')
      await dropWaiting(db, id)
      await insertEvent(db, id, { kind: 'withdrawn' })
      await tasks.enqueue(db, 'end-interview', { applicationId: id })
      if (!(await hasOffer(db, id))) return
      const about: ArrivalMail = {
        side: 'employer',
        kind: 'answer',
        day: toLondonDay(Date.now()),
        items: [],
      }
      await queueMail({ db, tasks }, { kind: 'arrival', subject: id, about })
    })
  }
}

/** A page of rows by the time they were sent; `rows` has one more than the limit if there is a next page. */
function toApplicationPage<Row extends { id: string; sentAt: string }>(
  rows: Row[],
  limit: number,
): Page<Row> {
  return toPage(rows, limit, ({ sentAt, id }) => encodeCursor({ time: sentAt, id }))
}

export type OwnApplication = Awaited<ReturnType<ReturnType<typeof createOwnApplications>['find']>>
