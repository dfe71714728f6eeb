import { DESK, HIRING, POSTING, SEEKING } from './members-pages.ts'
import { COMING_IN, FINDING, READING } from './public-pages.ts'
import type { SweptPages } from './swept-page.ts'

/** Every page, by area; each area is a test. */
export const AREAS: Record<string, SweptPages> = {
  'to read': READING,
  'to find a job': FINDING,
  'to come in': COMING_IN,
  'for seekers and founders': SEEKING,
  'to post jobs': POSTING,
  'to hire': HIRING,
  'for the owners': DESK,
}

/** Routes that answer with a file, or redirect to a page. */
export const NO_PAGES = [
  'saved/recent',
  'alerts/open',
  'applicants/:jobId/undo',
  'applications/:applicationId/arrival.ics',
  'applicants/:jobId/:applicationId/arrival.ics',
  'applications/:applicationId/interview.ics',
  'applicants/:jobId/:applicationId/interview.ics',
  'post/upload/template.csv',
  'post/upload/:uploadId/problems.csv',
  'post/upload/:uploadId/report.csv',
  'dev/mail/:id/html',
]
