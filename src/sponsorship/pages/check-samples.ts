import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import samples from './check-samples.json' with { type: 'json' }

/** A nurse’s job that passes everything that can be checked from outside, and a carer’s, which is closed from abroad. */
export const CHECK_SAMPLES = samples as Record<'nurse' | 'carer', SponsorshipCheck>
