import type { Db } from '#platform/database/database.ts'
import { confirmRules } from '#sponsorship/freshness/freshness.queries.ts'
import { freshnessOn, type Grounds } from '#sponsorship/freshness/freshness.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import { today } from '#platform/primitives/time/today.ts'

export const GROUNDS: Grounds = {
  rules: '2025-07-22',
  rulesReadOn: '2026-11-20',
  statementsSeenTo: null,
  register: '2026-11-20',
}

/** Grounds that are fresh on the day they are of. */
export const FRESH = freshnessOn('2026-11-21', GROUNDS)

/** Confirms the rules today, so that tests have green answers in any later year. */
export async function confirmToday(db: Db) {
  await confirmRules(db, 'tests@landfall.example')
}

/** Makes the register that is loaded this many days old. */
export async function ageRegister(db: Db, days: number) {
  await db
    .updateTable('registerLoad')
    .set({ publishedOn: addDays(today(), -days) })
    .execute()
}
