import { STORED_MONTHS, type StoredMonths } from '#platform/primitives/time/stored-months.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteOldApplications } from '#hiring/old-applications/old-applications.ts'
import { deleteOldCases } from '#moderation/cases/old-cases.ts'
import { deleteOldMessages } from '#site/contact/contact.queries.ts'

declare module '#platform/services.ts' {
  interface Services {
    oldData: ReturnType<typeof createOldData>
  }
}

/** The log that every run reports to: what was deleted, and how much. */
export interface SweepLog {
  info(facts: object, message: string): void
}

interface Settings {
  storedMonths?: StoredMonths | undefined
  log?: SweepLog | undefined
}

/** Timers of data about people: each deletes what was kept for as long as the settings say, and logs how much. */
export function createOldData(
  platform: Pick<Platform, 'db' | 'tasks'>,
  { storedMonths = STORED_MONTHS, log }: Settings,
) {
  return {
    applications: (now = new Date()) =>
      report('applications', deleteOldApplications(platform.db, toTimer('applications', now))),
    cases: (now = new Date()) => report('cases', deleteOldCases(platform, toTimer('cases', now))),
    contact: (now = new Date()) =>
      report('contact', deleteOldMessages(platform.db, toTimer('contact', now))),
  }

  function toTimer(kind: keyof StoredMonths, now: Date) {
    return { months: storedMonths[kind], now }
  }

  async function report(kind: keyof StoredMonths, deletion: Promise<number>) {
    const deleted = await deletion
    log?.info({ kind, deleted, afterMonths: storedMonths[kind] }, 'Old data deleted')
    return deleted
  }
}
