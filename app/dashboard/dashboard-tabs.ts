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

export function tabPath(tab: DashboardTab, after: string | null = null): string {
  return `/dashboard?${new URLSearchParams({ tab, ...(after && { after }) })}`
}

export const TAB_LINKS = TABS.map((tab) => ({ ...tab, href: tabPath(tab.value) }))
