import { STORED_MONTHS, type StoredMonths } from '#platform/primitives/time/stored-months.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteOldApplications } from '#hiring/old-applications/old-applications.ts'
import { deleteOldInvitations } from '#organisations/people/old-invitations.ts'
import { deleteOldCases } from '#moderation/cases/old-cases.ts'
import { forgetPeople } from '#moderation/desk/log/forget-people.ts'
import { deleteOldMessages } from '#site/contact/contact.queries.ts'
import type { Services } from '#platform/services.ts'
import { deleteUnusedAccounts } from './unused-accounts.ts'

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
  accounts: Pick<Services['accounts'], 'verification' | 'settings'>
  storedMonths?: StoredMonths | undefined
  log?: SweepLog | undefined
}

/** Timers of data about people: each deletes what was kept for as long as the settings say, and logs how much. */
export function createOldData(
  platform: Pick<Platform, 'db' | 'tasks'>,
  { accounts, storedMonths = STORED_MONTHS, log }: Settings,
) {
  return {
    applications: (now = new Date()) =>
      report('applications', deleteOldApplications(platform.db, toTimer('applications', now))),
    cases: (now = new Date()) => report('cases', deleteOldCases(platform, toTimer('cases', now))),
    contact: (now = new Date()) =>
      report('contact', deleteOldMessages(platform.db, toTimer('contact', now))),
    accounts: (now = new Date()) =>
      report('accounts', deleteUnusedAccounts(platform.db, accounts, toTimer('accounts', now))),
    /** Invitations and proofs that ran out, and what organisations without members hold. */
    organisations: (now = new Date()) =>
      report('organisations', deleteOldInvitations(platform.db, now)),
    /** Counts the entries that lost whom they concern. */
    logs: (now = new Date()) => report('logs', forgetPeople(platform.db, toTimer('logs', now))),
  }

  function toTimer(kind: keyof StoredMonths, now: Date) {
    return { months: storedMonths[kind], now }
  }

  async function report(kind: keyof StoredMonths | 'organisations', deletion: Promise<number>) {
    const deleted = await deletion
    const afterMonths = kind === 'organisations' ? undefined : storedMonths[kind]
    log?.info({ kind, deleted, afterMonths }, 'Old data deleted')
    return deleted
  }
}
