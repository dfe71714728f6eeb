import { z } from 'zod'

/**
 * What we know of who posted an advert: it was imported from a source that is not the employer, its
 * organisation has not shown that it is the employer, or it has.
 */
export const Poster = z.enum(['source', 'unproved', 'proved'])
export type Poster = z.infer<typeof Poster>
