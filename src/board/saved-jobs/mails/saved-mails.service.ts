import type { FactChange } from '#board/jobs/changes/fact-changes.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { JobState, SavedMailItem } from '#board/saved-jobs/saved-jobs.schema.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { toChangeLine } from '#board/jobs/changes/change-line.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import { languageFor } from '#platform/languages/languages.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { Composed, NewMail, QueuedMail } from '#platform/outbox/mails.ts'
import { queueMailOnce } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { newsBetween } from '#board/saved-jobs/marks/job-state.ts'
import { findCurrentStates, findStates } from '#board/saved-jobs/marks/job-states.queries.ts'
import { lockOwner } from '#board/saved-jobs/saved-jobs.queries.ts'
import { savedJobsEmail } from './saved-jobs.mail.ts'
import {
  findAccountsToNotify,
  findSavedJobIds,
  findUnmailedDay,
  findPendingNews,
  markNotified,
  stopSavedMails,
  type PendingNews,
} from './saved-mails.queries.ts'
import { findAccount } from '#accounts/account.queries.ts'
import { createStopLinks } from './stop-links.ts'

const BATCH = 200

type Settings = Pick<Config, 'publicUrl' | 'sessionSecret'>

/** Emails about saved jobs: at most one a day for each account, with all changes since the last. */
export function createSavedMails(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { publicUrl, sessionSecret }: Settings,
) {
  const links = createStopLinks(sessionSecret)
  return { notifyAll, compose, stop, isStopLink: (token: string) => links.read(token) !== null }

  /**
   * Task: reads the states of all saved jobs, and queues the news. Accounts that a killed process did not reach are
   * done by the next run: each is one transaction.
   */
  async function notifyAll() {
    await forEachBatch(
      (after) => findSavedJobIds(db, after, BATCH),
      (ids) => findCurrentStates(db, ids),
    )
    await forEachBatch(
      (after) => findAccountsToNotify(db, after, BATCH),
      async (ids) => {
        for (const id of ids) await notify(id)
      },
    )
  }

  async function notify(accountId: Id) {
    await db.transaction().execute(async (db) => {
      // Another process may have emailed this account meanwhile.
      const today = (await lockOwner(db, accountId)) && (await findUnmailedDay(db, accountId))
      if (!today) return
      const pending = await findPendingNews(db, accountId)
      const language = languageFor((await findAccount(db, accountId))?.language ?? null)
      const items = await toItems(db, pending, language)
      for (const job of pending) await markNotified(db, accountId, job)
      if (items.length === 0) return
      const mail: NewMail<'saved-jobs'> = {
        kind: 'saved-jobs',
        subject: accountId,
        about: { day: today.day, items },
      }
      await queueMailOnce({ db, tasks }, { ...mail, uniqueKey: today.key })
    })
  }

  async function toItems(
    db: Db,
    pending: PendingNews[],
    language: Language,
  ): Promise<SavedMailItem[]> {
    const states = await findStates(
      db,
      pending.flatMap(({ jobId, toldId, latestId }) => [
        { jobId, stateId: toldId },
        { jobId, stateId: latestId },
      ]),
    )
    return pending.flatMap(({ jobId, toldId, latestId, hasApplied }) => {
      const [before, after] = [states.get(toldId), states.get(latestId)]
      const lines = before && after && !hasApplied ? linesOf(before, after, language) : []
      return after && lines.length > 0 ? [{ jobId, title: after.title, lines }] : []
    })
  }

  function linesOf(before: JobState, after: JobState, language: Language): string[] {
    const { happened = null, changes = [] } = newsBetween(before, after) ?? {}
    return [
      ...(happened ? [happenedIn(language, happened)] : []),
      ...changes.map((change) => toMailChange(change, language)),
    ]
  }

  /** The email, to the confirmed address of the account. */
  async function compose({
    subject: accountId,
    about,
  }: QueuedMail<'saved-jobs'>): Promise<Composed> {
    const reader = await findAccount(db, accountId)
    if (!reader?.wantsSavedMails || reader.suspendedAt) return null
    const stopHref = `${publicUrl}/saved/stop?${new URLSearchParams({ token: links.make(accountId) })}`
    const { email, firstName, language } = reader
    const content = savedJobsEmail(
      { firstName, items: about.items, href: `${publicUrl}/saved`, stopHref },
      languageFor(language),
    )
    const list = { id: 'saved-jobs', unsubscribe: stopHref, oneClick: true } as const
    return { to: [{ email, list }], content }
  }

  /** Ends the emails for the person whose link it is; false for a link that is not ours. */
  async function stop(token: string): Promise<boolean> {
    const accountId = links.read(token)
    if (accountId === null) return false
    await stopSavedMails(db, accountId)
    return true
  }
}

/**
 * A change for the email. Titles and places are a stranger’s words. An employer’s name may be anyone’s, and must not be
 * borrowed in our emails.
 */
function toMailChange({ fact, before, after }: FactChange, language: Language) {
  if (fact === 'Employer') return language.words.savedMails.otherEmployer
  const change = { fact, before: before && toMailLine(before), after: after && toMailLine(after) }
  return toChangeLine(change, language)
}

/** The event in the reader’s language. The list’s English sentence is its key. */
function happenedIn({ words }: Language, sentence: string): string {
  const both = { ...english.words.savedMails, ...english.words.warningMails }
  const texts: Record<string, string> = { ...words.savedMails, ...words.warningMails }
  const found = Object.entries(both).find(([, text]) => text === sentence)
  return (found && texts[found[0]]) ?? sentence
}

/** `find` returns the ids after one, in order. */
async function forEachBatch(
  find: (after: Id) => Promise<Id[]>,
  act: (ids: Id[]) => Promise<unknown>,
) {
  let after = ''
  for (;;) {
    const ids = await find(after)
    await act(ids)
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}
