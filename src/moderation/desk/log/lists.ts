import type { Page } from '#platform/primitives/paging.ts'
import { toPage } from '#platform/paging.ts'

/** Items on a page of a list. */
export const ADMIN_PAGE_SIZE = 20

/** The next page starts after the id of the last item. */
export function toAdminPage<Item extends { id: string | number }>(rows: Item[]): Page<Item> {
  return toPage(rows, ADMIN_PAGE_SIZE, ({ id }) => String(id))
}
