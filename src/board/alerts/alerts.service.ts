import { describeSearch } from '#board/search/describe-search.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { JobSearch } from '#board/search/search.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Config } from '#platform/config.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { findCardsById } from '#board/jobs/jobs.queries.ts'
import type { Platform } from '#platform/platform.ts'
import type { TaskPayloads } from '#platform/tasks/tasks.ts'
import type { Search } from '#board/search/search.service.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import { createAlertLinks, type LinkPurpose } from './owners/alert-links.ts'
import { fromQuery } from './alert-search.ts'
import type { Holder } from './owners/alerts.policy.ts'
import { findAlert, listAlerts, touchAlerts, type Alert, findLanguage } from './alerts.queries.ts'
import { createChanges } from './change-alert.ts'
import { deliverDigest, deliverMail } from './mail/deliver.ts'
import { decideDue } from './matching/decide.ts'
import { findRecent } from './matching/matches.ts'
import { createSetting } from './set-alert.ts'
import { sweepAlerts } from './due/sweep.ts'

const PREVIEWED = 5

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail'>

export interface AlertDependencies extends Pick<Config, 'publicUrl' | 'sessionSecret'> {
  search: Pick<Search, 'find'>
  findHeadlinesFor(person: PersonalAnswers, ids: Id[]): Promise<Map<Id, Headline>>
  /** Counts an email that anyone may request. @throws {DomainError} `too_many` */
  limitMails(visitor: Visitor, emailKey: string): Promise<void>
}

export type Alerts = ReturnType<typeof createAlerts>

declare module '#platform/services.ts' {
  interface Services {
    alerts: Alerts
  }
}

/** Emails about new jobs of a search, to people with and without an account. See decision 26. */
export function createAlerts(platform: Parts, dependencies: AlertDependencies) {
  const { db, tasks } = platform
  const { publicUrl, sessionSecret, search: engine, findHeadlinesFor } = dependencies
  const links = createAlertLinks(publicUrl, sessionSecret)
  const parts = { ...platform, ...dependencies, links, describe }
  const setting = createSetting(parts)
  const changes = createChanges(parts)
  return {
    preview,
    list,
    holderOf,
    findHolder,
    find,
    touch,
    ...setting,
    ...changes,
    decide: (now?: Date, signal?: AbortSignal) => decideDue(platform, { now, signal }),
    deliverDigest: ({ digestId }: TaskPayloads['send-alert-digest']) =>
      deliverDigest({ ...platform, links, findHeadlinesFor }, digestId),
    deliverMail: (task: TaskPayloads['send-alert-mail']) =>
      deliverMail({ ...platform, links }, task),
    sweep: (now?: Date) => sweepAlerts({ db, tasks }, now),
    findLanguage: (alert: Alert) => findLanguage(db, alert),
    links,
  }

  /** The name of a search, and the search with typing errors corrected: an alert looks for what was meant. */
  async function describe(typed: JobSearch, person: PersonalAnswers | null) {
    const answer = await engine.find(typed, { limit: 1, person })
    const { corrected } = answer.interpretation
    const search = corrected ? { ...answer.search, q: corrected.to } : answer.search
    return { name: describeSearch(answer.search, answer), search }
  }

  /** The jobs that an alert would have sent, by the same code that sends. */
  async function preview(
    typed: JobSearch,
    person: PersonalAnswers | null,
    accountId: Id | null = null,
  ) {
    const { name, search } = await describe(typed, person)
    const week = await findRecent(db, { search, person }, { days: 7, accountId })
    const day = await findRecent(db, { search, person }, { days: 1, accountId })
    const rows = await findCardsById(
      db,
      week.slice(0, PREVIEWED).map(({ id }) => id),
    )
    return { name, search, day: day.length, week: week.length, jobs: await toCards(db, rows) }
  }

  async function list(holder: Holder) {
    return (await listAlerts(db, holder)).map(toView)
  }

  function holderOf({ id, email }: Actor): Holder {
    return { accountId: id, emailKey: toEmailKey(email) }
  }

  /** The recipient of the email with this link; null if it does not work. */
  async function findHolder(token: string): Promise<Holder | null> {
    const alert = await find('manage', token)
    return alert && { accountId: alert.accountId, emailKey: alert.emailKey }
  }

  /** The alert of a link; null if the link does not work. Does not use it. */
  async function find(purpose: LinkPurpose, token: string): Promise<Alert | null> {
    const id = links.read(purpose, token)
    return id === null ? null : findAlert(db, id)
  }

  /** Records that a link of an email was opened. */
  async function touch(token: string, now = new Date()): Promise<Alert | null> {
    const alert = await find('open', token)
    if (alert && alert.status !== 'unconfirmed') await touchAlerts(db, alert, now)
    return alert
  }
}

function toView(alert: Alert) {
  const { id, name, query, frequency, status, stoppedBecause, situation, nextAt, renewalSentAt } =
    alert
  return {
    id,
    name,
    search: fromQuery(query),
    frequency,
    status,
    stoppedBecause,
    isForMe: situation !== null,
    nextAt,
    awaitsAnswer: renewalSentAt !== null,
  }
}

/** An alert as its owner sees it. */
export type AlertView = ReturnType<typeof toView>
