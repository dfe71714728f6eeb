import type { Stage } from './stages.schema.ts'

/** The stage names shown to employers. */
export const STAGE_NAMES: Record<Stage, string> = {
  new: 'New',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  rejected: 'Not this time',
}
