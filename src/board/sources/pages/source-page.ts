import { SOURCES_PATH } from '#trade/paths/sources-path.ts'
import type { ShownSource } from './shown-sources.ts'

/** Sources on one page: on a phone each of them is a card. */
const PER_PAGE = 8

/** The sources on one page of a list, of those with a text in their name. */
export interface SourcePage {
  rows: ShownSource[]
  /** The text that names contain; '' for all. */
  name: string
  page: number
  last: number
}

/** Reads the page from the address; a page that is none is the nearest one. */
export function toSourcePage(sources: ShownSource[], query: URLSearchParams): SourcePage {
  const name = query.get('name')?.trim() ?? ''
  const found = sources.filter((source) => fold(source.name).includes(fold(name)))
  const last = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const wanted = Math.trunc(Number(query.get('page'))) || 1
  const page = Math.min(last, Math.max(1, wanted))
  const rows = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return { rows, name, page, last }
}

export function sourcePagePath({ name }: Pick<SourcePage, 'name'>, page: number): string {
  const query = new URLSearchParams({
    ...(name && { name }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${SOURCES_PATH}${query.size > 0 ? `?${query}` : ''}#adverts`
}

function fold(text: string) {
  return text.normalize('NFKC').toLowerCase()
}
