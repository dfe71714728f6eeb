import { searchQuery } from '#board/search/search.ts'

/** A search form's URL as the server would write it, so that no redirect follows. Empty fields are left out. */
export function searchAddress(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [
    name,
    String(value).trim().replaceAll(/\s+/g, ' '),
  ])
  const query = searchQuery(Object.fromEntries(fields))
  const { pathname } = new URL(form.action)
  return query ? `${pathname}?${query}` : pathname
}
