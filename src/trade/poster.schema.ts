import { z } from 'zod'

/**
 * The proof of an advert's poster: it was imported from a source that is not the employer, its organisation has not
 * proved to be the employer, or it has.
 */
export const Poster = z.enum(['source', 'unproved', 'proved'])
export type Poster = z.infer<typeof Poster>
