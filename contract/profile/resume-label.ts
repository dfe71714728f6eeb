import { Line } from '../texts.ts'
import { RESUME_LABEL_LIMIT } from './profile-limits.ts'

/** What somebody calls a CV; '' for the name of its file. */
export const ResumeLabel = Line({ limit: RESUME_LABEL_LIMIT, called: 'The name' })
