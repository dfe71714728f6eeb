import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/database/database.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isAddressProved } from './case/access/links.queries.ts'
import { receiptEmail } from './case/mails/case.mail.ts'
import { createCaseDelivery } from './case/mails/delivery.ts'

/** Emails a day to an address that perhaps somebody else typed, and to one where somebody opened a link. */
const RECEIPTS = { unproved: 1, proved: 5 } as const

/** In one email; the others have one of their own. */
const MOST_TOLD = 5

/**
 * Task: tells the sender that the request has arrived, with the link to its case. Nobody has confirmed the address, so it
 * gets one such email a day; what came meanwhile is told in the next one.
 */
export function createReceipts(
  platform: Pick<Platform, 'db' | 'tasks' | 'mail'>,
  settings: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  const { db, tasks, mail } = platform
  const { linkTo } = createCaseDelivery(platform, settings)

  let last: Promise<unknown> = Promise.resolve()

  /** One after the other: what came meanwhile is due at the same second, and would be told once for each. */
  return function acknowledge(id: Id): Promise<unknown> {
    last = last.catch(() => {}).then(() => acknowledgeAll(id))
    return last
  }

  async function acknowledgeAll(id: Id) {
    const pending = await findUntold(db, id)
    const [first] = pending
    if (!first) return
    const delaySeconds = await secondsUntilNext(db, first.emailKey)
    if (delaySeconds > 0)
      return tasks.enqueue(db, 'acknowledge-startup', { requestId: id }, { delaySeconds })
    const told = pending.slice(0, MOST_TOLD)
    const email = await renderEmail(receiptEmail(await Promise.all(told.map(linkTo))))
    const replyTo = { name: 'Landfall', address: settings.ownerEmail }
    await mail.send({ id: `startup-receipt-${id}`, to: first.companyEmail, replyTo, ...email })
    await db
      .updateTable('startupRequest')
      .set({ acknowledgedAt: sql`now()` })
      .where(
        'id',
        'in',
        told.map(({ id }) => id),
      )
      .execute()
  }
}

/** All requests of this one’s address that nobody was told of, this one first; none if it was told. */
async function findUntold(db: Db, id: Id) {
  return db
    .selectFrom('startupRequest as request')
    .innerJoin('startupRequest as this', 'this.emailKey', 'request.emailKey')
    .select(['request.id', 'request.reference', 'request.companyEmail', 'request.emailKey'])
    .where('this.id', '=', id)
    .where('this.acknowledgedAt', 'is', null)
    .where('request.acknowledgedAt', 'is', null)
    .orderBy(sql`request.id = this.id`, 'desc')
    .orderBy('request.createdAt')
    .execute()
}

/** 0 if an email to this address can go now. */
async function secondsUntilNext(db: Db, emailKey: string): Promise<number> {
  const allowed = (await isAddressProved(db, emailKey)) ? RECEIPTS.proved : RECEIPTS.unproved
  // Told in one email they have the same time.
  const recent = await db
    .selectFrom('startupRequest')
    .select(
      sql<number>`ceil(extract(epoch from acknowledged_at + interval '1 day' - now()))::int`.as(
        'seconds',
      ),
    )
    .distinct()
    .where('emailKey', '=', emailKey)
    .where('acknowledgedAt', '>', sql<string>`now() - interval '1 day'`)
    .orderBy('seconds')
    .execute()
  return recent.length < allowed ? 0 : Math.max(1, recent.at(-allowed)?.seconds ?? 0)
}
