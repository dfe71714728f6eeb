import { z } from 'zod'

/** Opaque text: an id from a URL needs no parsing, an unknown one is just not found. */
export const Id = z.string().min(1).max(36)
export type Id = z.infer<typeof Id>

/** Dates are ISO strings from the database driver to the page; only code that computes parses them. */
export const Timestamp = z.iso.datetime()
export type Timestamp = z.infer<typeof Timestamp>
