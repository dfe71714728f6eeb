/** How long each text of an advert may be, in characters. */
export const JOB_LIMITS = {
  title: 200,
  employer: 200,
  place: 120,
  payText: 200,
  description: 100_000,
  email: 254,
} as const

/** How many jobs a page of a list holds. */
export const PAGE_SIZE = { default: 20, max: 100 } as const

/** Pages further on are reached by following links, not by number: skipping rows costs time. */
export const MAX_PAGE_NUMBER = 50
