/** How many jobs a list holds, and how long a note may be, in characters. */
export const SAVED_LIMITS = { onDevice: 60, inAccount: 1000, note: 2000 } as const

export const SAVED_FILTERS = ['all', 'open', 'closed'] as const
/** What a list is narrowed to. */
export type SavedFilter = (typeof SAVED_FILTERS)[number]
