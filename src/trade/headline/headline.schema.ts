import { z } from 'zod'
import type { HeadlineFacts } from './headline-facts.ts'

/**
 * The tone of the answer: nothing fails and all three pass, something to ask, ruled out by a plain fact, a reason for
 * care, a demand for money, or a pass that rests on old rules or an old register. `danger` is for money alone.
 */
export const TONES = ['pass', 'ask', 'no', 'caution', 'danger', 'old'] as const

/** The answer of a check in one sentence. It never claims more than the results. */
export const Headline = z
  .object({
    tone: z.enum(TONES),
    code: z.string().meta({ description: 'Why, for programs: ‘pay-too-low’.' }),
    words: z.string().meta({ description: 'Two to four words, for a card: ‘Too low’.' }),
    reason: z
      .string()
      .meta({ description: 'The fact beside them: ‘£40,000 of £54,700’. Empty for none.' }),
    sentence: z.string().meta({ description: 'The sentence at the head of a job’s page.' }),
    detail: z.string().meta({ description: 'The sentence after it. Empty for none.' }),
    neededPay: z
      .string()
      .nullable()
      .meta({ description: 'What the rules ask for, beside the pay: ‘£54,700 needed’.' }),
  })
  .meta({ id: 'Headline' })
/** A headline that, on the server, also has its facts, for languages other than English. */
export type Headline = z.infer<typeof Headline> & { says?: HeadlineFacts }
