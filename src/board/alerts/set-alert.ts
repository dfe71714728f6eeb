import { ALERT_LIMITS, CONFIRM_DAYS, type AlertFrequency } from './alerts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { JobSearch } from '#board/search/search.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Db } from '#platform/database/database.ts'
import { languageFor } from '#platform/languages/languages.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { AlertMailKind } from '#platform/tasks/tasks.ts'
import type { Visitor } from '#accounts/visitors/visitor.ts'
import type { AlertLinks } from './owners/alert-links.ts'
import { searchKeyOf, toQuery, toSituation } from './alert-search.ts'
import type { Holder } from './owners/alerts.policy.ts'
import {
  countAlerts,
  findAlert,
  findSameAlert,
  insertAlert,
  listAlerts,
  lockAlert,
  lockOwner,
  touchAlerts,
  updateAlert,
} from './alerts.queries.ts'
import { nextDue } from './due/due.ts'
import { editionToStart, startAlert } from './matching/start-alert.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/**
 * The most unconfirmed alerts of one address; the newest replaces the oldest, so that nobody can lock its holder out.
 */
const MOST_UNCONFIRMED = 20
const DAY_MS = 86_400_000

export interface WantedAlert {
  search: JobSearch
  /** Daily for a new alert if left out; one that exists stays as it is. */
  frequency?: AlertFrequency | undefined
  /** The person's answers, if the alert is for them personally. */
  person: PersonalAnswers | null
  /** The language of the page it is set on: ‘hi’; English if left out. */
  language?: string | null
}

interface Parts extends Pick<Platform, 'db' | 'tasks' | 'limits'> {
  links: AlertLinks
  describe(
    search: JobSearch,
    person: PersonalAnswers | null,
  ): Promise<{ name: string; search: JobSearch }>
  limitMails(visitor: Visitor, emailKey: string): Promise<void>
}

/** Sets alerts: at once for a logged-in person, else once the holder of the address agrees. */
export function createSetting({ db, tasks, limits, links, describe, limitMails }: Parts) {
  return { set, request, requestLink, confirm, mail }

  /** The id of the alert, existing or new. @throws {DomainError} `too_many_alerts`, or `too_many` within an hour */
  async function set(actor: Actor, wanted: WantedAlert, now = new Date()): Promise<Id> {
    const holder = { accountId: actor.id, emailKey: toEmailKey(actor.email) }
    await limits.consume(RATE_LIMITS['alert-set'], actor.id)
    const row = await toRow(wanted)
    const edition = await editionToStart(db)
    return db.transaction().execute(async (db) => {
      await lockOwner(db, holder)
      // So that nothing remains of an account that is being deleted.
      await db.selectFrom('account').select('id').where('id', '=', actor.id).forUpdate().execute()
      await touchAlerts(db, holder, now)
      const same = await findSameAlert(db, holder, row.searchKey)
      const { frequency } = wanted.frequency ? row : (same ?? row)
      const nextAt = nextDue(frequency, now).toISOString()
      if (same) {
        await updateAlert(db, same.id, {
          ...ON,
          frequency,
          situation: row.situation && JSON.stringify(row.situation),
          nextAt,
        })
        if (same.status !== 'on') await startAlert(db, { ...same, ...row }, edition)
        return same.id
      }
      await requireRoom(db, holder)
      const alert = { ...row, id: newId(), accountId: actor.id, email: null, emailKey: null }
      await insertAlert(db, { ...alert, status: 'on', nextAt })
      await startAlert(db, alert, edition)
      return alert.id
    })
  }

  /**
   * Emails the holder of an address. The visitor who asks learns nothing from it: existing alerts, and that there are
   * too many, are mentioned in the email only.
   * @throws {DomainError} `too_many`
   */
  async function request(visitor: Visitor, email: string, wanted: WantedAlert): Promise<void> {
    const holder = { accountId: null, emailKey: toEmailKey(email) }
    await limitMails(visitor, holder.emailKey)
    const row = await toRow(wanted)
    const edition = await editionToStart(db)
    await db.transaction().execute(async (db) => {
      await lockOwner(db, holder)
      const same = await findSameAlert(db, holder, row.searchKey)
      if (same && same.status !== 'unconfirmed') return mail(db, same.id, 'manage')
      if (same) {
        await updateAlert(db, same.id, {
          frequency: row.frequency,
          language: row.language,
          createdAt: new Date().toISOString(),
        })
        return mail(db, same.id, 'confirm')
      }
      const [first] = await listAlerts(db, holder)
      if (first && (await countAlerts(db, holder)) >= ALERT_LIMITS.perPerson) {
        return mail(db, first.id, 'manage')
      }
      await makeRoom(db, holder.emailKey)
      const alert = { ...row, ...holder, id: newId(), email }
      await insertAlert(db, { ...alert, status: 'unconfirmed', nextAt: null })
      await startAlert(db, alert, edition)
      await mail(db, alert.id, 'confirm')
    })
  }

  /** Emails a link to all alerts of an address, if it has any; the answer is the same either way. */
  async function requestLink(visitor: Visitor, email: string): Promise<void> {
    const holder = { accountId: null, emailKey: toEmailKey(email) }
    await limitMails(visitor, holder.emailKey)
    await db.transaction().execute(async (db) => {
      const [alert] = await listAlerts(db, holder)
      if (alert) await mail(db, alert.id, 'manage')
    })
  }

  /** Confirms the address. A second time changes nothing. @throws {DomainError} `link_dead`, or `too_many_alerts` */
  async function confirm(token: string, now = new Date()): Promise<Holder> {
    const id = links.read('confirm', token, now)
    const found = id && (await findAlert(db, id))
    if (!found) throw new DomainError('link_dead')
    return db.transaction().execute(async (db) => {
      await lockOwner(db, found)
      const alert = await lockAlert(db, found.id)
      if (!alert) throw new DomainError('link_dead')
      if (alert.status !== 'unconfirmed') return alert
      const isOld = Date.parse(alert.createdAt) < now.getTime() - CONFIRM_DAYS * DAY_MS
      if (isOld) throw new DomainError('link_dead')
      await requireRoom(db, alert)
      await updateAlert(db, alert.id, {
        ...ON,
        nextAt: nextDue(alert.frequency, now).toISOString(),
      })
      await touchAlerts(db, alert, now)
      return alert
    })
  }

  async function mail(db: Db, alertId: Id, kind: AlertMailKind) {
    await tasks.enqueue(db, 'send-alert-mail', { id: newId(), alertId, kind })
  }

  async function toRow({
    search: typed,
    frequency = 'daily',
    person,
    language = null,
  }: WantedAlert) {
    const { name, search } = await describe(typed, person)
    const situation = person && toSituation(person)
    const query = toQuery(search)
    const searchKey = searchKeyOf(query, situation)
    return { query, name, situation, searchKey, frequency, language: knownLanguage(language) }
  }
}

const ON = { status: 'on', stoppedBecause: null, stoppedAt: null } as const

async function requireRoom(db: Db, holder: Holder) {
  if ((await countAlerts(db, holder)) >= ALERT_LIMITS.perPerson) {
    throw new DomainError('too_many_alerts')
  }
}

async function makeRoom(db: Db, emailKey: string) {
  const unconfirmed = db
    .selectFrom('alert')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where('status', '=', 'unconfirmed')
  const oldest = unconfirmed
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(MOST_UNCONFIRMED - 1)
  await db.deleteFrom('alert').where('id', 'in', oldest).execute()
}

/** The code if it is a known language: with an address, anyone may have written the request. */
function knownLanguage(code: string | null): string | null {
  return code !== null && languageFor(code).code === code ? code : null
}
