import { z } from 'zod'

/** The outcome of a criterion. Unknown is an outcome too: no fact we have decides it. */
export const Verdict = z.enum(['pass', 'fail', 'unknown'])
export type Verdict = z.infer<typeof Verdict>

/** The criteria of a check, in display order. There is no combined score. */
export const CRITERIA = ['licence', 'occupation', 'pay', 'wording'] as const
export type Criterion = (typeof CRITERIA)[number]

/** What the route requires of the person, shown only to people who answer the questions about themselves. */
export const PERSONAL_CRITERIA = ['english', 'registration'] as const

/** A figure or fact behind a result: ‘Going rate for 39 hours’, ‘£43,264.00 = £41,600 × 39 ÷ 37.5’. */
export const Figure = z.object({ term: z.string(), value: z.string() })
export type Figure = z.infer<typeof Figure>

/** A passage of the advert, why it matters, and what to do. */
export const Quote = z.object({ text: z.string(), means: z.string(), todo: z.string() })
export type Quote = z.infer<typeof Quote>

/** The page a rule or fact comes from, and the date of the version we read. */
export const RuleSource = z.object({
  rule: z.string().meta({ description: 'Its name: ‘SW 5.3’, ‘Option A’, ‘Table 1’.' }),
  title: z.string(),
  url: z.url(),
  date: z.iso.date().meta({ description: 'The day of the version that we read.' }),
})
export type RuleSource = z.infer<typeof RuleSource>

const resultFields = {
  verdict: Verdict,
  code: z.string().meta({ description: 'Why, for programs: ‘b-rated’.' }),
  reason: z.string().meta({ description: 'Why, in one or two short sentences.' }),
  figures: z.array(Figure),
  quotes: z.array(Quote),
  todo: z.string().nullable().meta({ description: 'What to do or ask next.' }),
  cautions: z.array(z.string()).meta({
    description: 'What limits the answer: a suggested code, a list that ends soon.',
  }),
  sources: z.array(RuleSource),
}

export const CheckResult = z
  .object({ name: z.enum(CRITERIA), ...resultFields })
  .meta({ id: 'CheckLine' })
export type CheckResult = z.infer<typeof CheckResult>

export const PersonalResult = z
  .object({ name: z.enum(PERSONAL_CRITERIA), ...resultFields })
  .meta({ id: 'PersonalLine' })
export type PersonalResult = z.infer<typeof PersonalResult>

/** The four verdicts without their reasons. */
export type Verdicts = Record<Criterion, Verdict>

/** A check of one advert on one day. */
export const SponsorshipCheck = z
  .object({
    lines: z.array(CheckResult).meta({ description: 'Always four, in this order.' }),
    personal: z.array(PersonalResult).meta({ description: 'Empty without a person.' }),
    date: z.iso.date().meta({ description: 'The day it was made for.' }),
    rules: z.object({
      version: z.string(),
      seenOn: z.iso
        .date()
        .meta({ description: 'When these rules were last compared with GOV.UK.' }),
    }),
    register: z
      .object({ publishedOn: z.iso.date() })
      .nullable()
      .meta({ description: 'Which register was read; null where none is loaded.' }),
    changesOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'The first day on which a rule known today changes an answer.' }),
  })
  .meta({ id: 'SponsorshipCheck' })
export type SponsorshipCheck = z.infer<typeof SponsorshipCheck>

export function verdictsOf({ lines }: Pick<SponsorshipCheck, 'lines'>): Verdicts {
  const verdicts: Verdicts = {
    licence: 'unknown',
    occupation: 'unknown',
    pay: 'unknown',
    wording: 'unknown',
  }
  for (const { name, verdict } of lines) verdicts[name] = verdict
  return verdicts
}
