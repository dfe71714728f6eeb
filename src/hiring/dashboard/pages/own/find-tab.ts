import type { Actor } from '#accounts/sessions/actor.ts'
import { ALL_JOBS } from '#hiring/dashboard/dashboard-paths.ts'
import type { DashboardTab } from '#hiring/dashboard/pages/dashboard-tabs.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { chooseTab } from './choose-tab.ts'

interface Known {
  counts: Record<DashboardTab, number>
  /** The unread messages of each side. */
  unread: { applied: number; posted: number }
}

/** The tab for an address without one; null for a person who has neither applied nor posted. */
export async function findTab(
  {
    dashboard,
    interviews,
    organisations,
  }: Pick<PageContext, 'dashboard' | 'interviews' | 'organisations'>,
  actor: Actor,
  { counts, unread }: Known,
): Promise<DashboardTab | null> {
  const hasApplied = counts.appliedJobs > 0
  if (counts.postedJobs === 0) {
    const isPosting = (await organisations.list(actor)).length > 0
    const posted = { isUsed: isPosting, waits: false, lastAt: null }
    return chooseTab({ applied: { isUsed: hasApplied, waits: hasApplied, lastAt: null }, posted })
  }
  const [waiting, meetings, { appliedAt, postedAt }, table] = await Promise.all([
    dashboard.findWaiting(actor),
    interviews.listOf(actor),
    dashboard.findLastUse(actor),
    dashboard.jobs.list(actor, ALL_JOBS),
  ])
  return chooseTab({
    applied: {
      isUsed: hasApplied,
      waits: waiting.length + meetings.length > 0,
      lastAt: appliedAt,
    },
    posted: {
      isUsed: true,
      waits: unread.posted + table.waiting.people > 0,
      lastAt: postedAt,
    },
  })
}
