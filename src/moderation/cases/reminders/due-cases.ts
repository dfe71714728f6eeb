import { sql } from 'kysely'
import type { CaseKind } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toLondonDay } from '#platform/primitives/time/days.ts'
import { CASE_KIND_NAMES } from '#moderation/cases/moderation-words.ts'
import type { Db } from '#platform/database/database.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { queueMailOnce } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'

const MINUTE = 60_000
/** A case due within this time is urgent. */
const URGENT = 60 * MINUTE
/** The time between two emails of urgent cases. */
const REST = 10 * MINUTE

interface DueCase {
  id: Id
  number: number
  kind: CaseKind
  title: string | null
}

/** Undecided cases that an admin has to decide, the first due first; urgent ones, or the others. */
async function listDue(db: Db, now: Date, isUrgent: boolean): Promise<DueCase[]> {
  const urgentUntil = new Date(now.getTime() + URGENT).toISOString()
  const { rows } = await sql<DueCase>`
    select moderation_case.id, number::int as number, kind,
      coalesce(job.title, organisation.name) as title
    from moderation_case
      left join job on job.id = moderation_case.job_id
      left join organisation on organisation.id = moderation_case.organisation_id
    where moderation_case.status in ('open', 'confirm')
      and (due_at <= ${urgentUntil}::timestamptz) = ${isUrgent}::boolean
    order by due_at, moderation_case.id`.execute(db)
  return rows
}

/**
 * Queues an email to the site’s owner of cases that have become urgent since the last one, and one a day of the others.
 * Many at once, such as a flood of adverts, make one email in ten minutes.
 */
export async function remindOfCases({ db, tasks }: Pick<Platform, 'db' | 'tasks'>, now: Date) {
  // Cases become urgent in the order in which they are due, so the last one stands for those before it.
  const urgent = (await listDue(db, now, true)).at(-1)
  const [other] = await listDue(db, now, false)
  await db.transaction().execute(async (db) => {
    const queue = { db, tasks }
    if (urgent && !(await hasJustSent(db, now))) {
      const uniqueKey = `urgent-cases-${urgent.id}`
      await queueMailOnce(queue, { kind: 'urgent-cases', subject: urgent.id, about: {}, uniqueKey })
    }
    if (!other) return
    const uniqueKey = `case-digest-${toLondonDay(now.toISOString())}`
    await queueMailOnce(queue, { kind: 'case-digest', subject: other.id, about: {}, uniqueKey })
  })
}

async function hasJustSent(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('outboxMail')
    .select('id')
    .where('kind', '=', 'urgent-cases')
    .where('createdAt', '>', new Date(now.getTime() - REST).toISOString())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const MOST_NAMED = 10

/** The email about urgent cases; null if they are decided by now. */
export async function composeUrgent(
  db: Db,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<EmailContent | null> {
  const cases = await listDue(db, now, true)
  const [first] = cases
  if (!first) return null
  const { length } = cases
  const heading =
    length === 1 ? 'A case is due within an hour' : `${length} cases are due within an hour`
  const more = length > MOST_NAMED ? [`And ${length - MOST_NAMED} more.`] : []
  return {
    subject: length === 1 ? `${heading}: ${nameOf(first)}` : heading,
    heading,
    paragraphs: [...cases.slice(0, MOST_NAMED).map(nameOf), ...more],
    button: {
      label: length === 1 ? 'Open the case' : 'Open the queue',
      href: `${publicUrl}/desk/queue${length === 1 ? `/${first.id}` : ''}`,
    },
    footnote: 'You are getting this email because you own this site.',
  }
}

/** The daily email about all other cases; null if none is left. */
export async function composeDigest(
  db: Db,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<EmailContent | null> {
  const cases = await listDue(db, now, false)
  const { length } = cases
  if (length === 0) return null
  const waiting = length === 1 ? 'One case waits' : `${length} cases wait`
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].map(
    ([kind, ofKind]) => `${CASE_KIND_NAMES[kind]}: ${ofKind.length}`,
  )
  return {
    subject: `${waiting} for you`,
    heading: `${waiting} for you`,
    paragraphs: [
      kinds.join('. '),
      'Until somebody looks, nobody can find a held advert, and honest employers lose applicants. Most are decided in a minute.',
    ],
    button: { label: 'Open the queue', href: `${publicUrl}/desk/queue` },
    footnote: 'You are getting this email because you own this site. It comes once a day.',
  }
}

function nameOf({ number, kind, title }: DueCase) {
  return `Case ${number}: ${CASE_KIND_NAMES[kind]}${title ? `, ${title}` : ''}`
}
