import { z } from 'zod'

export const STILL_OPEN_PATH = '/still-open'

export const STILL_OPEN_ANSWERS = ['confirm', 'extend', 'filled', 'withdrawn'] as const

export const StillOpenAnswer = z.object({
  answer: z.enum(STILL_OPEN_ANSWERS, 'Press one of the buttons.'),
})
export type StillOpenAnswer = z.infer<typeof StillOpenAnswer>['answer']
