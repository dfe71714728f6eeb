import type { DeskEntry, DeskList, DeskOverview, DeskRequest } from '#contract/desk.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countAll, findEntries } from './desk.queries.ts'
import { createGate } from './gate.ts'
import { createMessages, createStartupDesk } from './inbox/inbox.service.ts'
import { createJobDesk } from './jobs/desk-jobs.service.ts'
import { DESK_PAGE, pageOf } from './lists.ts'
import { createPeopleDesk } from './people/desk-people.service.ts'

export type Desk = ReturnType<typeof createDesk>

interface Settings {
  publicUrl: string
  /** Called once lists and counts of jobs are no longer right. */
  notifyJobsChanged(): void
}

const ENTRIES_SHOWN = 5

/** Where an owner reads what came in and keeps the site clean. To everybody else it is not there. */
export function createDesk(
  platform: Pick<Platform, 'db' | 'tasks' | 'mail' | 'files'>,
  settings: Settings,
) {
  const { db } = platform
  const gate = createGate(db)
  const jobs = createJobDesk(platform, gate, settings)
  return {
    isOwner: gate.isOwner,
    overview,
    log,
    messages: createMessages(db, gate),
    startups: createStartupDesk(platform, gate),
    jobs: jobs.actions,
    people: createPeopleDesk(db, gate, settings),
    deliverTakedown: jobs.deliverTakedown,
  }

  async function overview(actor: Actor): Promise<DeskOverview> {
    await gate.enter(actor)
    const newest = await findEntries(db, { before: null, limit: ENTRIES_SHOWN })
    return { ...(await countAll(db)), newest }
  }

  /** Everything that was changed at the desk, newest first. */
  async function log(
    actor: Actor,
    { after }: Pick<DeskRequest, 'after'>,
  ): Promise<DeskList<DeskEntry>> {
    await gate.enter(actor)
    const before = /^\d{1,15}$/.test(after ?? '') ? Number(after) : null
    return pageOf(await findEntries(db, { before, limit: DESK_PAGE + 1 }))
  }
}
