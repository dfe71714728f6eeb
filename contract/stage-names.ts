import type { Stage } from './stages.ts'

/** The stages as employers read them. */
export const STAGE_NAMES: Record<Stage, string> = {
  new: 'New',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offered: 'Offered',
  rejected: 'Not this time',
}
