import { z } from 'zod'
import { parseInput } from '#platform/forms/parse-input.ts'
import { LONGEST_MESSAGE } from '#safety/real/reasons.ts'
import { ALARM_REASONS, DOUBT_REASONS } from '#safety/real/reasons.ts'
import { REAL_PROBLEMS } from './real-limits.ts'

/** A text to be looked at. It is neither saved nor logged. */
export const RealText = z
  .object(
    {
      text: z
        .string(REAL_PROBLEMS.missing)
        .trim()
        .min(1, REAL_PROBLEMS.missing)
        .max(LONGEST_MESSAGE, REAL_PROBLEMS.tooLong),
    },
    REAL_PROBLEMS.missing,
  )
  .meta({ id: 'RealText' })

/** @throws {DomainError} `invalid_input` */
export function readPasted(values: { text: string }) {
  return parseInput(RealText, values)
}

export const RealReport = z
  .object({
    answer: z.enum(['alarm', 'doubt', 'calm']).meta({
      description: 'calm means that nothing was found. It is no proof that the text is real.',
    }),
    isTooLittle: z.boolean().meta({
      description: 'Whether nothing was found because there are too few words to judge.',
    }),
    findings: z.array(
      z.object({
        reason: z.enum([...ALARM_REASONS, ...DOUBT_REASONS]),
        told: z.enum(ALARM_REASONS).optional().meta({
          description: 'What a demand is of which the text only tells, or asks.',
        }),
        from: z.int().meta({ description: 'The start in the text, in UTF-16 units.' }),
        to: z.int(),
        quote: z.string(),
      }),
    ),
    employer: z
      .object({
        name: z.string(),
        towns: z.array(z.string()),
        isListed: z.boolean(),
        publishedOn: z.string().meta({ description: 'The day of the register.' }),
        page: z.string().meta({ description: 'The path of the employer’s page here.' }),
        openJobs: z.int(),
        address: z.enum(['proved', 'known', 'unknown', 'free']).nullable(),
      })
      .nullable(),
    freeSender: z
      .object({
        name: z.string(),
        missingOn: z.string().nullable().meta({
          description: 'The day of the register that has no such name; null if some are like it.',
        }),
      })
      .nullable()
      .meta({ description: 'A company beside a free mail address, if it is not the employer.' }),
    unlisted: z.object({ name: z.string(), missingOn: z.string() }).nullable().meta({
      description:
        'A company that the register of that day does not have, if there is neither employer nor free sender. No reason for doubt by itself.',
    }),
    lookedOn: z.string(),
  })
  .meta({ id: 'RealReport' })
export type RealReport = z.infer<typeof RealReport>
