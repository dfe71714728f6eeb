import type { DashboardTab } from '#hiring/dashboard/pages/dashboard-tabs.ts'

/** A side of the dashboard. */
export interface TabUse {
  isUsed: boolean
  /** Something waits for the person's answer. */
  waits: boolean
  lastAt: string | null
}

/**
 * The tab for an address that names none: the one with something waiting; if both or neither have, the one used last.
 * Null for a person who has neither applied nor posted.
 */
export function chooseTab({
  applied,
  posted,
}: {
  applied: TabUse
  posted: TabUse
}): DashboardTab | null {
  if (!applied.isUsed && !posted.isUsed) return null
  if (applied.isUsed !== posted.isUsed) return applied.isUsed ? 'appliedJobs' : 'postedJobs'
  if (applied.waits !== posted.waits) return applied.waits ? 'appliedJobs' : 'postedJobs'
  return (applied.lastAt ?? '') > (posted.lastAt ?? '') ? 'appliedJobs' : 'postedJobs'
}
