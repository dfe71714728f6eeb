import { z } from 'zod'

const subjectLine = z.string()
const openedAt = z.string()

/** Hidden fields of web forms that help to detect bots. API clients leave both out. */
export const BotSignals = z.object({
  subjectLine: subjectLine
    .optional()
    .meta({ description: 'People cannot see this field. Leave it empty.' }),
  openedAt: openedAt
    .optional()
    .meta({ description: 'Signed time at which the web form was opened.' }),
})
export type BotSignals = z.infer<typeof BotSignals>

/** The hidden fields of a form posted from a page, which always contains both. */
export const PageBotSignals = z.object({
  subjectLine: subjectLine.default(''),
  openedAt: openedAt.default(''),
})
