import { Line } from '#platform/primitives/texts.schema.ts'
import { RESUME_LABEL_LIMIT } from './profile-limits.ts'

/** The person's name for a CV; '' for its file name. */
export const ResumeLabel = Line({ limit: RESUME_LABEL_LIMIT, called: 'The name' })
