import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toLondonDay } from '#platform/primitives/time/days.ts'
import type { Db } from '#platform/database/database.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { queueMailOnce } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { FIRST_LOOK } from '#board/screening/first-look/first-look.ts'

const DAY_MS = 86_400_000

/** One working day earlier: weekends do not count as waiting. */
export function oneWorkingDayBefore(now: Date): Date {
  const [sunday, monday] = [0, 1]
  const day = now.getUTCDay()
  const days = day === monday ? 3 : day === sunday ? 2 : 1
  return new Date(now.getTime() - days * DAY_MS)
}

interface Waiting {
  id: Id
  openedAt: string
}

/** Cases with adverts or changes that wait to be looked at since this time or longer, the oldest first. */
async function listWaiting(db: Db, since: Date): Promise<Waiting[]> {
  return db
    .selectFrom('moderationCase')
    .select(['id', 'openedAt'])
    .where('status', '=', 'open')
    .where(sql<boolean>`reasons @> ${JSON.stringify([{ code: FIRST_LOOK }])}::jsonb`)
    .where('openedAt', '<', since.toISOString())
    .orderBy('openedAt')
    .execute()
}

/** Queues an email to the site’s owner, once a day, while an employer has waited more than a working day. */
export async function remindOwner({ db, tasks }: Pick<Platform, 'db' | 'tasks'>, now: Date) {
  const [oldest] = await listWaiting(db, oneWorkingDayBefore(now))
  if (!oldest) return
  const uniqueKey = `late-looks-${toLondonDay(now.toISOString())}`
  await db
    .transaction()
    .execute((db) =>
      queueMailOnce(
        { db, tasks },
        { kind: 'late-looks', subject: oldest.id, about: {}, uniqueKey },
      ),
    )
}

/** The email’s content; null if nobody waits any more. */
export async function composeLateLooks(
  db: Db,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<EmailContent | null> {
  const { length } = await listWaiting(db, oneWorkingDayBefore(now))
  if (length === 0) return null
  const waiting = length === 1 ? 'One advert waits' : `${length} adverts wait`
  return {
    subject: `${waiting} for you`,
    heading: `${waiting} for you`,
    paragraphs: [
      `${waiting} to be looked at since more than one working day. Until somebody looks, nobody can find them.`,
      'Honest employers lose applicants meanwhile. Most are decided in a minute.',
    ],
    button: { label: 'Open the queue', href: `${publicUrl}/desk/queue` },
    footnote: 'You are getting this email because you own this site. It comes once a day.',
  }
}
