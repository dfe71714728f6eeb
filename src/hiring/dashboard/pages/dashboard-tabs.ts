/** The specification's values, in display order. */
const TABS = [
  { value: 'postedJobs', label: 'Jobs Posted' },
  { value: 'appliedJobs', label: 'Jobs' },
] as const

export type DashboardTab = (typeof TABS)[number]['value']

/** The tab named in the URL; null if it names none. */
export function readTab(parameters: URLSearchParams): DashboardTab | null {
  const value = parameters.get('tab')
  return TABS.find((tab) => tab.value === value)?.value ?? null
}

/** The path of a page of jobs that the person applied for. */
export function appliedJobsPath(after: string | null = null): string {
  return `/dashboard?${new URLSearchParams({ tab: 'appliedJobs', ...(after && { after }) })}`
}

export const TAB_LINKS = TABS.map((tab) => ({
  ...tab,
  href: `/dashboard?${new URLSearchParams({ tab: tab.value })}`,
}))
