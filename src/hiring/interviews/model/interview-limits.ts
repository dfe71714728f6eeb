export const INTERVIEW_LIMITS = {
  /** The number of times in one offer. */
  slots: 10,
  /** The rows of an empty form; without a script a button adds the rest. */
  rows: 5,
  /** The number of applicants who can choose from the same times. */
  applicants: 20,
  minutes: { min: 15, max: 180, default: 30 },
  /** The shortest notice of a time in hours, and the longest in days. */
  hours: 2,
  days: 90,
  /** Maximum lengths in characters. */
  host: 120,
  place: 300,
  link: 500,
  note: 1000,
} as const

/** The time zone of most jobs. */
export const DEFAULT_ZONE = 'Europe/London'

/** Shown next to every link to a video call. */
export const VIDEO_WARNING =
  'A real interview is free. If anyone there asks for money, your bank details, a photo of your passport or a move to WhatsApp, leave the call and report it to us.'
