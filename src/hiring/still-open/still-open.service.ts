import { HIDDEN_AFTER_DAYS } from '#trade/job-age.ts'
import type { Config } from '#platform/config.ts'
import { languageFor } from '#platform/languages/languages.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toLondonDay } from '#platform/primitives/time/days.ts'
import { findPosting } from '#hiring/posting/postings.queries.ts'
import type { Postings } from '#hiring/posting/postings.service.ts'
import { endOfLondonDay, extendedDay } from '#hiring/posting/stored/closing-date.ts'
import { createStillOpenLinks } from './still-open-links.ts'
import { stillOpenEmail } from './still-open.mail.ts'
import { findReader, findUnanswered, listUnrequested, markRequested } from './still-open.queries.ts'
import { STILL_OPEN_PATH, type StillOpenAnswer } from './still-open.schema.ts'

const DAY_MS = 86_400_000

declare module '#platform/services.ts' {
  interface Services {
    stillOpen: ReturnType<typeof createStillOpen>
  }
}

/** Asks employers whether adverts posted here are still open, and takes their answers by signed links. */
export function createStillOpen(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  {
    publicUrl,
    sessionSecret,
    postings,
  }: Pick<Config, 'publicUrl' | 'sessionSecret'> & {
    postings: Pick<Postings, 'confirm' | 'close' | 'extend'>
  },
) {
  const links = createStillOpenLinks(sessionSecret)
  return { requestAll, compose, find, answer, links }

  /** Task, daily: one email to each member with adverts that nobody has confirmed for 30 days. */
  async function requestAll() {
    for (const [accountId, ids] of await listUnrequested(db)) {
      await db.transaction().execute(async (db) => {
        const jobIds = await markRequested(db, ids)
        if (jobIds.length === 0) return
        await queueMail(
          { db, tasks },
          { kind: 'still-open', subject: accountId, about: { jobIds } },
        )
      })
    }
  }

  /** The email about those of its adverts that still wait for an answer. */
  async function compose({
    subject: accountId,
    about,
  }: QueuedMail<'still-open'>): Promise<Composed> {
    const reader = await findReader(db, accountId)
    const jobs = reader ? await findUnanswered(db, about.jobIds) : []
    const [oldest] = jobs
    if (!reader || !oldest) return null
    const adverts = jobs.map(({ id, title, employerName, place, lastSeenAt }) => {
      const token = links.sign({ jobId: id, accountId, lastSeenAt })
      const href = `${publicUrl}${STILL_OPEN_PATH}?${new URLSearchParams({ token })}`
      return { title, employer: employerName, place, href }
    })
    const until = new Date(Date.parse(oldest.lastSeenAt) + HIDDEN_AFTER_DAYS * DAY_MS).toISOString()
    const { email, firstName, language } = reader
    const content = stillOpenEmail({ firstName, adverts, until }, languageFor(language))
    return { to: [{ email }], content }
  }

  /**
   * The advert of a link that can be answered; null for any other. `extendedTo` is the closing date if it is extended,
   * null if it cannot be.
   */
  async function find(token: string) {
    const link = links.read(token)
    const job = link && (await findPosting(db, link.jobId))
    if (!job || job.status !== 'open' || job.lastSeenAt !== link.lastSeenAt) return null
    const { title, employerName: employer, lastSeenAt, closesAt } = job
    const day = closesAt && toLondonDay(closesAt)
    const later = day && extendedDay(day)
    const extendedTo = later && later > day ? endOfLondonDay(later) : null
    return { title, employer, lastSeenAt, closesAt, extendedTo }
  }

  /**
   * Takes the answer of a link: once, and only from a member who may still manage the job.
   * @throws {DomainError} `link_dead` for a link that is too old, forged, or answered before
   */
  async function answer(token: string, answer: StillOpenAnswer): Promise<void> {
    const link = links.read(token)
    const job = link && (await findPosting(db, link.jobId))
    const isMember = link !== null && (await findReader(db, link.accountId)) !== null
    if (!link || !job || !isMember) throw new DomainError('link_dead')
    const { jobId, accountId, lastSeenAt } = link
    const isDone = await act({ id: accountId }, { id: jobId, closesAt: job.closesAt })
    if (!isDone) throw new DomainError('link_dead')

    async function act(member: { id: Id }, { id, closesAt }: { id: Id; closesAt: string | null }) {
      if (answer === 'confirm') return postings.confirm(member, id, { lastSeenAt })
      if (answer !== 'extend') return postings.close(member, id, { reason: answer, lastSeenAt })
      const from = closesAt ? toLondonDay(closesAt) : ''
      return (await postings.extend(member, id, { from, lastSeenAt })) === 'done'
    }
  }
}
