/** The sources on one page of a list, of those with a text in their name. */
export interface SourcePage<Row> {
  rows: Row[]
  /** The text that names contain; '' for all. */
  name: string
  page: number
  last: number
}

/** Reads the page from the address; a page that is none is the nearest one. */
export function toSourcePage<Row extends { name: string }>(
  sources: Row[],
  query: URLSearchParams,
  perPage: number,
): SourcePage<Row> {
  const name = query.get('name')?.trim() ?? ''
  const found = sources.filter((source) => fold(source.name).includes(fold(name)))
  const last = Math.max(1, Math.ceil(found.length / perPage))
  const wanted = Math.trunc(Number(query.get('page'))) || 1
  const page = Math.min(last, Math.max(1, wanted))
  return { rows: found.slice((page - 1) * perPage, page * perPage), name, page, last }
}

/** The address of a page of the list at this path, which ends in a fragment. */
export function sourcePagePath(
  path: string,
  { name, page }: Pick<SourcePage<unknown>, 'name' | 'page'>,
): string {
  const query = new URLSearchParams({
    ...(name && { name }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? path.replace('#', `?${query}#`) : path
}

function fold(text: string) {
  return text.normalize('NFKC').toLowerCase()
}
