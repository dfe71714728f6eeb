import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import type { Composed, MailKinds } from '#platform/outbox/mails.ts'
import { queueMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { isAddressProved } from '#founders/cases/access/links.queries.ts'
import { receiptEmail } from '#founders/cases/mails/case.mail.ts'
import { createCaseComposer } from '#founders/cases/mails/composer.ts'

/** The number of emails a day to an address that a stranger may have typed, and to one at which a link was opened. */
const RECEIPTS = { unproved: 1, proved: 5 } as const

/** The most cases in one email; the others get their own. */
const MOST_TOLD = 5

/** Class of the advisory locks, by address. */
const LOCKS = 28

/**
 * The email that confirms to a sender that the request has arrived, with the link to its case. The address is
 * unconfirmed, so it gets one such email a day; later requests are in the next one.
 */
export function createReceipts(
  platform: Pick<Platform, 'db' | 'tasks'>,
  settings: Pick<Config, 'ownerEmail' | 'publicUrl'>,
) {
  const { db, tasks } = platform
  const { linkTo } = createCaseComposer(db, settings)
  return { acknowledge, compose }

  /** Task: queues an email about a request and all others that it can include, or runs again when one may be sent. */
  async function acknowledge(id: Id) {
    await db.transaction().execute(async (db) => {
      await lockAddressOf(db, id)
      const pending = await findUntold(db, id)
      const [first] = pending
      if (!first) return
      const delaySeconds = await secondsUntilNext(db, first.emailKey)
      if (delaySeconds > 0)
        return tasks.enqueue(db, 'acknowledge-startup', { requestId: id }, { delaySeconds })
      const requestIds = pending.slice(0, MOST_TOLD).map(({ id }) => id)
      await db
        .updateTable('startupRequest')
        .set({ acknowledgedAt: sql`now()` })
        .where('id', 'in', requestIds)
        .execute()
      const about = { requestIds }
      await queueMail({ db, tasks }, { kind: 'startup-receipt', subject: first.id, about })
    })
  }

  /** The email that `acknowledge` queued. A case that was deleted meanwhile is left out. */
  async function compose({ requestIds }: MailKinds['startup-receipt']): Promise<Composed> {
    const rows = await db
      .selectFrom('startupRequest')
      .select(['id', 'reference', 'companyEmail'])
      .where('id', 'in', requestIds)
      .execute()
    const requests = rows.toSorted((a, b) => requestIds.indexOf(a.id) - requestIds.indexOf(b.id))
    const [first] = requests
    if (!first) return null
    return {
      messageId: `startup-receipt-${requestIds[0]}`,
      to: [{ email: first.companyEmail }],
      replyTo: { name: 'Landfall', address: settings.ownerEmail },
      content: receiptEmail(await Promise.all(requests.map(linkTo))),
    }
  }
}

/**
 * Locks the address: requests that wait for the same day become due in the same second, and only one of them sends the
 * email.
 */
async function lockAddressOf(db: Db, id: Id) {
  await sql`
    select pg_advisory_xact_lock(${sql.lit(LOCKS)}, hashtext(email_key))
    from startup_request where id = ${id}`.execute(db)
}

/** All unacknowledged requests of this one’s address, this one first; empty if it has been acknowledged. */
async function findUntold(db: Db, id: Id) {
  return db
    .selectFrom('startupRequest as request')
    .innerJoin('startupRequest as this', 'this.emailKey', 'request.emailKey')
    .select(['request.id', 'request.emailKey'])
    .where('this.id', '=', id)
    .where('this.acknowledgedAt', 'is', null)
    .where('request.acknowledgedAt', 'is', null)
    .orderBy(sql`request.id = this.id`, 'desc')
    .orderBy('request.createdAt')
    .execute()
}

/** The wait before the next email to this address; 0 if it can be sent now. */
async function secondsUntilNext(db: Db, emailKey: string): Promise<number> {
  const allowed = (await isAddressProved(db, emailKey)) ? RECEIPTS.proved : RECEIPTS.unproved
  // Requests acknowledged in one email have the same time.
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
