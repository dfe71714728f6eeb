import type { SavedFilter } from '#trade/limits/saved-limits.ts'

export const SAVED_PATH = '/saved'

/** The list of saved jobs. */
export function savedPath(filter: SavedFilter = 'all', page = 1): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${SAVED_PATH}?${query}` : SAVED_PATH
}
