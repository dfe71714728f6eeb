import type { JobFilter } from '#contract/jobs.ts'

export interface Search extends JobFilter {
  /** A part of the title, in any case; '' for any. */
  title: string
}

/** A search's address: always the same order, nothing that narrows nothing. */
export function searchPath(search: Search, after: string | null = null): string {
  const { title, type, country, category } = search
  const given = Object.entries({ title, type, country, category, after })
  const parameters = new URLSearchParams(
    given.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  const query = parameters.toString()
  return query ? `/search?${query}` : '/search'
}
