/** The specification's values, in the order they stand. */
const TABS = [
  { value: 'postedJobs', label: 'Jobs Posted' },
  { value: 'appliedJobs', label: 'Jobs' },
] as const

export type DashboardTab = (typeof TABS)[number]['value']

/** The tab an address asks for; the first one for a word we do not know. */
export function readTab(parameters: URLSearchParams): DashboardTab {
  const value = parameters.get('tab')
  return TABS.find((tab) => tab.value === value)?.value ?? 'postedJobs'
}

/** A page of the jobs that somebody applied for. */
export function appliedJobsPath(after: string | null = null): string {
  return `/dashboard?${new URLSearchParams({ tab: 'appliedJobs', ...(after && { after }) })}`
}

export const TAB_LINKS = TABS.map((tab) => ({
  ...tab,
  href: `/dashboard?${new URLSearchParams({ tab: tab.value })}`,
}))
