import { z } from 'zod'
import { parseInput } from '#platform/forms/parse-input.ts'
import { LONGEST_MESSAGE } from '#safety/real/reasons.ts'
import { ALARM_REASONS, DOUBT_REASONS } from '#safety/real/reasons.ts'
import { AsOf, CheckResult } from '#sponsorship/model/check.schema.ts'
import type { HeadlineFacts } from '#trade/headline/headline-facts.ts'
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

const Work = z
  .object({
    title: z.string().meta({ description: 'The work in the words of the text.' }),
    occupation: z.object({ code: z.string(), title: z.string() }),
    page: z.string().meta({ description: 'The path of the occupation’s page here.' }),
    results: z
      .array(CheckResult.pick({ name: true, verdict: true, code: true, reason: true }))
      .meta({
        description: 'For somebody abroad: occupation and pay, or only what rules the job out.',
      }),
    notFor: z.array(z.string()).meta({
      description: 'Nationalities, by ISO 3166-1 alpha-2, whose applications are refused.',
    }),
    neededPay: z.string().nullable().meta({
      description: 'What the rules ask for: ‘£54,700 needed’. Null if it depends on more.',
    }),
    asOf: AsOf,
  })
  .meta({ id: 'RealWork' })

/** What the rules say of the work, on the server also as messages for languages other than English. */
type Work = Omit<z.infer<typeof Work>, 'results'> & {
  results: Pick<CheckResult, 'name' | 'verdict' | 'code' | 'reason' | 'says'>[]
  /** The sum alone. */
  needed: HeadlineFacts['needed']
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
    clause: z.enum(['taken', 'repaid']).nullable().meta({
      description:
        'An employer’s own words that take its costs from pay, or want them back from whoever leaves, if nothing else speaks against the text: not to be signed yet.',
    }),
    employer: z
      .object({
        name: z.string(),
        named: z.string().meta({ description: 'Its name as the text writes it.' }),
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
    addresses: z.array(z.string()).meta({
      description: 'Mail addresses to write to: without those to which the text was sent.',
    }),
    work: Work.nullable().meta({
      description:
        'Whether the job that it offers could be sponsored. Null if it names no work; beside an alarm, or by old rules, only what rules it out.',
    }),
    lookedOn: z.string(),
  })
  .meta({ id: 'RealReport' })
export type RealReport = Omit<z.infer<typeof RealReport>, 'work'> & { work: Work | null }
