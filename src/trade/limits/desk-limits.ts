/** The limits of texts in the admin area, in characters. */
export const ADMIN_LIMITS = { note: 2000, reason: 500, search: 100 } as const
