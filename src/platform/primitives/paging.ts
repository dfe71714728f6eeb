/** One page of a list. */
export interface Page<Item> {
  items: Item[]
  /** The position after the last item; null on the last page. */
  next: string | null
}

/** The number of results. */
export interface SearchTotal {
  count: number
  /** False if there are at least this many. */
  isExact: boolean
}

/** The error for positions that no list issued: on a page, and in the answer of a call. */
export const BROKEN_PAGE_LINK = {
  onPage: 'This link does not work any more, so here is the first page.',
  inCall: 'This link does not work any more. Start again from the first page.',
} as const
