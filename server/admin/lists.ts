import type { AdminList } from '#contract/admin.ts'

/** How many items a page of the desk holds. */
export const ADMIN_PAGE_SIZE = 20

/** The pattern that finds a text anywhere, in which nothing typed has a meaning of its own. */
export function toContainsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Of rows that were asked for with one more than a page holds. */
export function toPage<Item extends { id: string | number }>(rows: Item[]): AdminList<Item> {
  const items = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = items.at(-1)
  return { items, next: rows.length > ADMIN_PAGE_SIZE && last ? String(last.id) : null }
}
