import { searchQuery } from '#contract/search.ts'

/** The address a search form leads to, as the server would write it: no redirect follows. Empty fields stay out of it. */
export function searchAddress(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [
    name,
    String(value).trim().replaceAll(/\s+/g, ' '),
  ])
  const query = searchQuery(Object.fromEntries(fields))
  const { pathname } = new URL(form.action)
  return query ? `${pathname}?${query}` : pathname
}
