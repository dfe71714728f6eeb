export const INTERVIEW_LIMITS = {
  /** Times in one offer. */
  slots: 10,
  /** Rows of an empty form; without a script a button adds the others. */
  rows: 5,
  /** Applicants who can choose from the same times. */
  applicants: 20,
  minutes: { min: 15, max: 180, default: 30 },
  /** How near a time can be, and how far. */
  hours: 2,
  days: 90,
  /** In characters. */
  host: 120,
  place: 300,
  link: 500,
  note: 1000,
} as const

/** Where most of the jobs are. */
export const DEFAULT_ZONE = 'Europe/London'

/** Beside every link to a video call. */
export const VIDEO_WARNING =
  'A real interview is free. If anyone there asks for money, your bank details, a photo of your passport or a move to WhatsApp, leave the call and report it to us.'
