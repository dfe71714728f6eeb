/** The maximum number of jobs in a list, and of characters in a note. */
export const SAVED_LIMITS = { onDevice: 60, inAccount: 1000, note: 2000 } as const

export const SAVED_FILTERS = ['all', 'open', 'closed'] as const
/** The filter of a list. */
export type SavedFilter = (typeof SAVED_FILTERS)[number]
