import { sql } from 'kysely'
import type { AlertFrequency } from '#board/alerts/alerts.schema.ts'
import type { JobCard } from '#trade/jobs.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { toShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { findCardsById } from '#board/jobs/jobs.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { AddressRefused } from '#platform/mail/mail.ts'
import { renderEmail, type EmailContent } from '#platform/mail/render-email.ts'
import type { Platform } from '#platform/platform.ts'
import { loadConditions } from '#board/search/finding/match-condition.ts'
import type { AlertLinks } from '#board/alerts/owners/alert-links.ts'
import { fromQuery } from '#board/alerts/alert-search.ts'
import {
  findRecipient,
  lockAlert,
  lockOwner,
  type Alert,
  findLanguage,
  stopBounced,
  findAlert,
  listAlerts,
} from '#board/alerts/alerts.queries.ts'
import {
  findMatches,
  findNewestCopies,
  notAppliedBy,
  rowsWhere,
} from '#board/alerts/matching/matches.ts'
import { withoutMailed } from '#board/alerts/matching/mailed.ts'
import { digestEmail, MOST_JOBS } from './digest.mail.ts'
import type { Language } from '#platform/languages/language.ts'
import type { AlertMailKind } from '#platform/tasks/tasks.ts'
import { linkEmail, quietAlertsEmail } from './alerts.mail.ts'

type FindHeadlines = (person: PersonalAnswers, ids: Id[]) => Promise<Map<Id, Headline>>

interface Parts extends Pick<Platform, 'db' | 'mail'> {
  links: AlertLinks
}

/** A digest about to be sent. */
interface Digest {
  id: string
  alert: Alert
  to: string
  /** The digest's jobs, newest first, each advert once. */
  ids: Id[]
}

/** Sends the email of a digest, once; nothing if no job is left. */
export async function deliverDigest(
  { db, mail, links, findHeadlinesFor }: Parts & { findHeadlinesFor: FindHeadlines },
  digestId: string,
) {
  const digest = await db.transaction().execute((db) => settleDigest(db, digestId))
  if (!digest) return
  const { alert, to, ids } = digest
  const jobs = await findJobs(db, { alert, ids: ids.slice(0, MOST_JOBS) }, findHeadlinesFor)
  const unsubscribeHref = links.href('unsubscribe', alert.id)
  const language = await findLanguage(db, alert)
  const input = {
    name: alert.name,
    frequency: alert.frequency as AlertFrequency,
    isForMe: alert.situation !== null,
    jobs,
    count: ids.length,
    openHref: (jobId: Id | null) =>
      `${links.href('open', alert.id)}${jobId ? `&job=${jobId}` : ''}`,
    manageHref: links.href('manage', alert.id),
    unsubscribeHref,
    basis: toShownBasis(await findFreshness(db), language),
  }
  const content = digestEmail(input, language)
  try {
    // Each attempt has the same id, so that the receiver can detect a duplicate after a crash.
    const id = `alert-digest-${digestId}`
    const list = { id: 'alerts', unsubscribe: unsubscribeHref, oneClick: true } as const
    await mail.send({ id, to, list, ...(await renderEmail(content)) })
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    return stopBounced(db, alert)
  }
  await db
    .updateTable('alertDigest')
    .set({ sentAt: sql`now()` })
    .where('id', '=', digestId)
    .execute()
}

/**
 * Keeps the jobs in a digest that are open and match at this moment, and copies that replace closed ones, if no other
 * alert of the person mails them. The rest have not been sent: if they come back, they are new. The alert is locked, as
 * it is while new jobs are decided, so that a job that comes back meanwhile is seen by one of the two.
 */
async function settleDigest(db: Db, id: string): Promise<Digest | null> {
  const { alertId = '' } = (await findPendingDigest(db, id)) ?? {}
  const early = await findAlert(db, alertId)
  const owner = early && (await findRecipient(db, early))
  if (owner) await lockOwner(db, { accountId: null, emailKey: owner.emailKey })
  const alert = await lockAlert(db, alertId)
  const digest = alert && (await findPendingDigest(db, id))
  if (!digest) return null
  const to = alert.status === 'on' ? owner : null
  const jobs = to
    ? await findUnmailed(db, { id, alert, numbers: digest.jobs, emailKey: to.emailKey })
    : []
  const found = await findNewestCopies(db, jobs)
  if (!to || found.length === 0) {
    await db.deleteFrom('alertDigest').where('id', '=', id).execute()
    return null
  }
  await db.updateTable('alertDigest').set({ jobs }).where('id', '=', id).execute()
  return { id, alert, to: to.email, ids: found.map(({ id }) => id) }
}

async function findPendingDigest(db: Db, id: string) {
  return db
    .selectFrom('alertDigest')
    .select(['alertId', 'jobs'])
    .where('id', '=', id)
    .where('kind', '=', 'new')
    .where('sentAt', 'is', null)
    .executeTakeFirst()
}

async function findUnmailed(
  db: Db,
  {
    id,
    alert,
    numbers,
    emailKey,
  }: { id: string; alert: Alert; numbers: number[]; emailKey: string },
): Promise<number[]> {
  const found = await findStillNew(db, alert, numbers)
  return withoutMailed(db, found, { id, alertId: alert.id, emailKey })
}

async function findStillNew(db: Db, alert: Alert, numbers: number[]): Promise<number[]> {
  const list = sql`${numbers}::integer[]`
  const source = sql`(${rowsWhere(sql`
    (publication.number = any(${list}) or publication.first_edition <= ${alert.seenEdition}::integer
      and publication.advert in (select advert from publication where number = any(${list})))
    and ${notAppliedBy(alert.accountId)}`)})`
  const question = { search: fromQuery(alert.query), person: alert.situation }
  const [found = []] = await findMatches(db, source, [question], await loadConditions(db))
  return found
}

async function findJobs(
  db: Db,
  { alert, ids }: Pick<Digest, 'alert' | 'ids'>,
  findHeadlinesFor: FindHeadlines,
): Promise<JobCard[]> {
  const cards = await toCards(db, await findCardsById(db, ids))
  const own = alert.situation && (await findHeadlinesFor(alert.situation, ids))
  return cards.map((card) => ({ ...card, headline: own?.get(card.id) ?? card.headline }))
}

/** Sends an email other than a digest, unless the alert is gone or the email no longer applies. */
export async function deliverMail(
  { db, mail, links }: Parts,
  { alertId, kind, id }: { alertId: Id; kind: AlertMailKind; id: string },
) {
  const alert = await findAlert(db, alertId)
  const to = alert && (await findRecipient(db, alert))?.email
  const language = alert && (await findLanguage(db, alert))
  const content = language && (await compose(alert, language))
  if (!to || !content) return
  try {
    await mail.send({ id: `alert-${kind}-${id}`, to, ...(await renderEmail(content)) })
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    await stopBounced(db, alert)
  }

  async function compose(alert: Alert, language: Language): Promise<EmailContent | null> {
    const isConfirmed = alert.status !== 'unconfirmed'
    if (kind === 'confirm') {
      return isConfirmed ? null : linkEmail(kind, links.href(kind, alert.id), language)
    }
    if (!isConfirmed) return null
    if (kind === 'manage') return linkEmail(kind, links.href(kind, alert.id), language)
    if (alert.renewalSentAt === null) return null
    const quiet = (await listAlerts(db, alert)).filter(
      ({ renewalSentAt }) => renewalSentAt !== null,
    )
    return quietAlertsEmail(
      quiet.map(({ name }) => name),
      links.href('manage', alert.id),
      language,
    )
  }
}
