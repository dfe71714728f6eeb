import { findOfferAnswers } from '#hiring/applications/applications.queries.ts'
import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { TeamEvent } from '#hiring/team/team-views.ts'
import type { Db } from '#platform/database/database.ts'
import { nameOf, toAuthor } from './member-name.ts'

/** The history of an application, oldest first, with the employer’s members who acted: for their side alone. */
export async function listHistory(
  db: Db,
  reader: { id: Id },
  applicationId: Id,
): Promise<TeamEvent[]> {
  const events = await db
    .selectFrom('applicationEvent as event')
    .leftJoin('account as author', 'author.id', 'event.actorId')
    .select(['event.id', 'event.kind', 'event.status', 'event.detail', 'event.createdAt as at'])
    .select(['event.actorId as authorId', nameOf('author').as('authorName')])
    .where('event.applicationId', '=', applicationId)
    .orderBy('event.id')
    .execute()
  const messages = await db
    .selectFrom('applicationMessage as message')
    .leftJoin('account as author', 'author.id', 'message.accountId')
    .select(['message.id', 'message.side', 'message.sentAt', 'message.createdAt'])
    .select(['message.accountId as authorId', nameOf('author').as('authorName')])
    .where('message.applicationId', '=', applicationId)
    // An applicant’s message may not be read before it is sent, and one with a decision is shown with that.
    .where((is) => is.or([is('sentAt', 'is not', null), is('side', '=', 'employer')]))
    .where('message.eventId', 'is', null)
    .orderBy('message.createdAt')
    .execute()
  const answers = await findOfferAnswers(db, applicationId)
  const shown: TeamEvent[] = [
    ...events.map(({ id, authorId, authorName, ...event }) => ({
      key: `event-${id}`,
      ...event,
      who: authorId === null ? null : toAuthor({ authorId, authorName }, reader),
    })),
    ...answers.map((event, at) => ({ key: `answer-${at}`, ...event, who: null })),
    ...messages.map(({ id, side, sentAt, createdAt, ...author }) => ({
      key: `message-${id}`,
      kind: 'written' as const,
      who: side === 'applicant' ? null : toAuthor(author, reader),
      status: null,
      detail: null,
      at: sentAt ?? createdAt,
    })),
  ]
  return shown.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** The number of the newest decision about an application; 0 if there is none. */
export async function findDecisionVersion(db: Db, applicationId: Id): Promise<number> {
  return Number((await findLastDecision(db, applicationId))?.id ?? 0)
}

async function findLastDecision(db: Db, applicationId: Id) {
  return db
    .selectFrom('applicationEvent as event')
    .leftJoin('account as author', 'author.id', 'event.actorId')
    .select(['event.id', 'event.status', 'event.actorId', 'event.createdAt as at'])
    .select(nameOf('author').as('name'))
    .where('event.applicationId', '=', applicationId)
    .where('event.kind', '=', 'status')
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Decision {
  applicationId: Id
  /** The newest decision that the page showed; undefined without a page. */
  seenVersion: number | undefined
}

/**
 * Requires that the actor has seen the newest decision. Call it in the transaction that has locked the application.
 * @throws {DomainError} `changed_by_colleague` if a colleague has decided since the page was loaded
 */
export async function requireSeenDecision(
  db: Db,
  actor: { id: Id },
  { applicationId, seenVersion }: Decision,
) {
  if (seenVersion === undefined) return
  const last = await findLastDecision(db, applicationId)
  if (!last || Number(last.id) <= seenVersion || last.actorId === actor.id) return
  const who = last.name ?? 'A colleague'
  const message = `${who} set this applicant to ${STAGE_NAMES[last.status ?? 'seen']} at ${mediumDateTime(last.at)}, after you had opened the page. Nothing of yours is lost.`
  throw new DomainError('changed_by_colleague', [{ field: '', message }])
}
