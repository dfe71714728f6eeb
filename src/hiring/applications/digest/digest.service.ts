import type { Config } from '#platform/config.ts'
import type { Composed } from '#platform/outbox/mails.ts'
import { queueMailOnce } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toLondonDay } from '#platform/primitives/time/days.ts'
import { digestEmail } from './digest.mail.ts'
import {
  clearDigest,
  findDigestEntries,
  findDigestReader,
  listDigestReaders,
} from './digest.queries.ts'

/** One email a day about new applicants, for members who want that. */
export function createDigest(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  return { sendAll, compose }

  /** Task, daily. Run again on a day, it sends nothing more. */
  async function sendAll(now = Date.now()) {
    const day = toLondonDay(now)
    for (const accountId of await listDigestReaders(db)) {
      const uniqueKey = `applicant-digest ${accountId} ${day}`
      await db.transaction().execute(async (db) => {
        const mail = { kind: 'applicant-digest', subject: accountId, about: {}, uniqueKey } as const
        await queueMailOnce({ db, tasks }, mail)
      })
    }
  }

  /** What comes while it is sent is in the next one. */
  async function compose(accountId: Id): Promise<Composed> {
    const reader = await findDigestReader(db, accountId)
    if (!reader) return null
    const entries = reader.wantsApplicantMails ? await findDigestEntries(db, accountId) : []
    const clear = () => clearDigest(db, accountId, reader.now)
    if (entries.length === 0) {
      await clear()
      return null
    }
    const { firstName, email } = reader
    return {
      to: [{ email }],
      content: digestEmail({ firstName, entries, publicUrl }),
      onSent: clear,
    }
  }
}
