import type { OccupationAnswer } from '#sponsorship/occupations/occupations.ts'

export const ANSWER_WORDS: Record<OccupationAnswer, string> = {
  open: 'Open to people from abroad',
  some: 'Open, with a condition',
  closed: 'Closed to new people from abroad',
}
