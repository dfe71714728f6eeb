/** Maximum lengths of an advert's texts, in characters. */
export const JOB_LIMITS = {
  title: 200,
  employer: 200,
  place: 120,
  payText: 200,
  description: 100_000,
  email: 254,
} as const

/** The number of jobs on a page of a list. */
export const PAGE_SIZE = { default: 20, max: 100 } as const
/** Jobs on a page of the list in another language than English, whose longer words make taller cards. */
export const TRANSLATED_PAGE_SIZE = 15

/** The last numbered page; later ones are reached by links, because skipping rows costs time. */
export const MAX_PAGE_NUMBER = 50
