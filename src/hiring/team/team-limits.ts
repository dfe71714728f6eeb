/** The limits of members' texts about applicants, in characters. */
export const TEAM_LIMITS = {
  note: 5000,
  notes: 200,
  criteria: 8,
  criterion: 80,
  scoreReason: 300,
  listName: 60,
  listReason: 200,
  lists: 50,
  entries: 500,
} as const

/** The lowest and the highest score. */
export const SCORES = [1, 2, 3, 4, 5] as const
export type Score = (typeof SCORES)[number]

/** The time for which a colleague counts as viewing an applicant, in seconds. */
export const PRESENCE_SECONDS = 60
