import { z } from 'zod'

/** Opaque text: an unknown id is simply not found. */
export const Id = z.string().min(1).max(36)
export type Id = z.infer<typeof Id>

/** An ISO string, from the database driver to the page; only code that calculates parses it. */
export const Timestamp = z.iso.datetime()
export type Timestamp = z.infer<typeof Timestamp>
