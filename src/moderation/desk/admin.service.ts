import type { Readable } from 'node:stream'
import type { AdminLogEntry, AdminListQuery } from './admin.schema.ts'
import type { Page } from '#platform/primitives/paging.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { MANY_WRONG_CODES } from '#accounts/log-in/code-limits.ts'
import type { SuspendedAddresses } from '#accounts/identity/suspended-addresses.ts'
import type { Platform } from '#platform/platform.ts'
import { countOverview, listLogEntries, ADMIN_PAGE_SIZE, toAdminPage } from './admin.queries.ts'
import { createAdminGuard } from './log/admin-guard.ts'
import { createDataDesk } from '#moderation/data/data-desk.service.ts'
import { findFreshness } from '#sponsorship/freshness/freshness.queries.ts'
import { createMessageInbox } from './inbox/inbox.service.ts'
import { createJobAdmin } from './jobs/admin-jobs.service.ts'
import { countSources } from '#moderation/sources/source-desk.queries.ts'
import { countDeskCases } from '#moderation/startups/desk-cases.queries.ts'
import { createDeskCases } from '#moderation/startups/desk-cases.service.ts'
import { createTemplates } from '#moderation/startups/templates.service.ts'
import { createPeopleAdmin, type ProposeSuspension } from './people/admin-people.service.ts'
import { ADMIN_ACTION_WORDS } from './admin-words.ts'
import { readBatches, writeTable } from '#platform/text/csv-table.ts'
import type { Db } from '#platform/database/database.ts'

type Admin = ReturnType<typeof createAdmin>

declare module '#platform/services.ts' {
  interface Services {
    admin: Admin
  }
}

interface Settings {
  publicUrl: string
  /** Called after each change to public jobs. */
  notifyJobsChanged(): void
  countWrongCodes(): Promise<number>
  suspendedAddresses: Pick<SuspendedAddresses, 'lift'>
  proposeSuspension: ProposeSuspension
}

const NEWEST_SHOWN = 5

export type AdminOverview = Awaited<ReturnType<Admin['overview']>>

/** The admin area: messages, founders’ cases, jobs and people. Everyone but admins gets `not_found`. */
export function createAdmin(
  platform: Pick<Platform, 'db' | 'tasks' | 'mail' | 'files'>,
  settings: Settings,
) {
  const { db } = platform
  const guard = createAdminGuard(db)
  const data = createDataDesk(platform, guard, settings)
  const jobs = createJobAdmin(platform, guard, settings)
  return {
    isAdmin: guard.isAdmin,
    overview,
    log,
    exportLog,
    messages: createMessageInbox(db, guard),
    startups: createDeskCases(platform, guard),
    startupTemplates: createTemplates(db, guard),
    jobs: jobs.actions,
    people: createPeopleAdmin(platform, guard, settings),
    data: data.actions,
    importRegister: data.importRegister,
    composeTakedown: jobs.composeTakedown,
  }

  async function overview(actor: Actor) {
    await guard.requireAdmin(actor)
    const newest = await listLogEntries(db, { before: null, limit: NEWEST_SHOWN })
    const wrongCodes = await settings.countWrongCodes()
    const isGuessing = wrongCodes >= MANY_WRONG_CODES
    const { rulesAge, registerAge, old } = await findFreshness(db)
    const ages = { rulesAge, registerAge, isOld: old !== null }
    const startups = await countDeskCases(db)
    const sources = await countSources(db)
    const counts = await countOverview(db)
    return { ...counts, startups, sources, data: ages, wrongCodes, isGuessing, newest }
  }

  /** The whole log as CSV, newest first. */
  async function exportLog(actor: Actor): Promise<Readable> {
    await guard.requireAdmin(actor)
    return writeLogCsv(db)
  }

  /** Every change that admins made, newest first. */
  async function log(
    actor: Actor,
    { after }: Pick<AdminListQuery, 'after'>,
  ): Promise<Page<AdminLogEntry>> {
    await guard.requireAdmin(actor)
    const before = /^\d{1,15}$/.test(after ?? '') ? Number(after) : null
    return toAdminPage(await listLogEntries(db, { before, limit: ADMIN_PAGE_SIZE + 1 }))
  }
}

const BATCH = 500
const HEADINGS = ['When', 'Who', 'What', 'About', 'Id', 'Detail']

/** The desk’s whole log as CSV, newest first, read from the database in batches. */
function writeLogCsv(db: Db): Readable {
  const read = (last?: AdminLogEntry) =>
    listLogEntries(db, { before: last?.id ?? null, limit: BATCH })
  return writeTable(HEADINGS, readBatches(read, cellsOf))
}

function cellsOf({ at, who, action, subject, detail }: AdminLogEntry): string[] {
  return [at, who, ADMIN_ACTION_WORDS[action], subject.kind, subject.id, detail]
}
