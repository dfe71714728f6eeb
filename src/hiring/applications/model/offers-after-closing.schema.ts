import { z } from 'zod'

/** What becomes of the offers that are not accepted when their job closes. */
export const OffersAfterClosing = z.enum(['stand', 'take-back'])
export type OffersAfterClosing = z.infer<typeof OffersAfterClosing>
