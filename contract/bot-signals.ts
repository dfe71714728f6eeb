import { z } from 'zod'

const subjectLine = z.string()
const openedAt = z.string()

/** How a web form was filled in. A program that calls the API leaves both out. */
export const BotSignals = z.object({
  subjectLine: subjectLine
    .optional()
    .meta({ description: 'People cannot see this field. Leave it empty.' }),
  openedAt: openedAt.optional().meta({ description: 'When the web form was opened, signed.' }),
})
export type BotSignals = z.infer<typeof BotSignals>

/** The same of a form that came from a page, where both are always there. */
export const PageBotSignals = z.object({
  subjectLine: subjectLine.default(''),
  openedAt: openedAt.default(''),
})
