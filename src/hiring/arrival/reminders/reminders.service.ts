import type { ArrivalSide } from '#hiring/arrival/arrival.schema.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { lockOffer } from '#hiring/arrival/arrival.queries.ts'
import { findItem } from '#hiring/arrival/rules/arrival-rules.ts'
import { itemKeysFor } from '#hiring/arrival/track/build-steps.ts'
import { queueMailOnce } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { today } from '#platform/primitives/time/today.ts'
import type { OfferMail } from '#hiring/arrival/offer/offer.mails.ts'
import {
  findDueApplications,
  findDueItems,
  findOffersToAnswer,
  markReminded,
} from './reminders.queries.ts'

const SIDES = ['applicant', 'employer'] as const satisfies ArrivalSide[]

/**
 * Task: reminds applicants to answer an offer the day before its last day, and each side of its items the day before
 * they are planned, and once that day has passed. One email a day
 * per side: the rest follows the next day. A killed run that is repeated sends nothing twice.
 */
export function createReminders({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return async function remind(day = today()) {
    const days = { today: day, tomorrow: addDays(day, 1) }
    for (const id of await findOffersToAnswer(db, days)) await remindToAnswer(id, day)
    for (let after = ''; ;) {
      const ids = await findDueApplications(db, days, after)
      for (const id of ids) await remindOf(id, days)
      const last = ids.at(-1)
      if (last === undefined) return
      after = last
    }
  }

  async function remindToAnswer(applicationId: Id, day: string) {
    const about: OfferMail = { kind: 'answer-by', day }
    const mail = { kind: 'offer', subject: applicationId, about } as const
    const uniqueKey = `offer ${applicationId} ${day}`
    await db.transaction().execute((db) => queueMailOnce({ db, tasks }, { ...mail, uniqueKey }))
  }

  async function remindOf(applicationId: Id, days: { today: string; tomorrow: string }) {
    await db.transaction().execute(async (db) => {
      const offer = await lockOffer(db, applicationId)
      if (!offer) return
      const shown = itemKeysFor(offer.circumstances ?? {})
      const due = await findDueItems(db, days, applicationId)
      for (const side of SIDES) {
        const items = due.filter((item) => shown.has(item) && findItem(item)?.side === side)
        if (items.length === 0) continue
        const day = days.today
        const isFirst = await queueMailOnce(
          { db, tasks },
          {
            kind: 'arrival',
            subject: applicationId,
            about: { side, kind: 'reminder', day, items },
            uniqueKey: `arrival ${applicationId} ${side} ${day}`,
          },
        )
        if (isFirst) await markReminded(db, days, applicationId, items)
      }
    })
  }
}
