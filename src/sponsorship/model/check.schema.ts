import { z } from 'zod'
import type { Message } from '#platform/languages/message.ts'
import { Headline } from '#trade/headline/headline.schema.ts'
import { CRITERIA, PERSONAL_CRITERIA, VERDICTS } from '#trade/headline/criteria.ts'

/** A figure or fact behind a result: ‘Going rate for 39 hours’, ‘£43,264 = £41,600 × 39 ÷ 37.5’. */
export const Figure = z.object({ term: z.string(), value: z.string() })
export type Figure = z.infer<typeof Figure>

/** A quote from the advert, why it matters, and what to do. */
export const Quote = z.object({ text: z.string(), means: z.string(), todo: z.string() })
export type Quote = z.infer<typeof Quote>

/** The publication of a rule or fact, and the day of the version that was used. */
export const RuleSource = z.object({
  rule: z.string().meta({ description: 'Its name: ‘SW 5.3’, ‘Option A’, ‘Table 1’.' }),
  title: z.string(),
  url: z.url(),
  date: z.iso.date().meta({ description: 'The day of the version that we read.' }),
})
export type RuleSource = z.infer<typeof RuleSource>

interface Said {
  /** Reason and next step as messages; omitted if they exist only in English. */
  says?: { reason?: Message[]; todo?: Message[] }
}

const resultFields = {
  verdict: z.enum(VERDICTS),
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
export type CheckResult = z.infer<typeof CheckResult> & Said

export const PersonalResult = z
  .object({ name: z.enum(PERSONAL_CRITERIA), ...resultFields })
  .meta({ id: 'PersonalLine' })
export type PersonalResult = z.infer<typeof PersonalResult> & Said

/** The rules and the register behind an answer, by day. */
export const AsOf = z
  .object({
    rules: z.iso.date().meta({ description: 'The day from which these rules hold.' }),
    rulesReadOn: z.iso
      .date()
      .meta({ description: 'When somebody last looked whether they are still the newest.' }),
    statementsSeenTo: z
      .string()
      .nullable()
      .meta({ description: 'The newest statement of changes seen when they were read: ‘HC 584’.' }),
    register: z.iso
      .date()
      .nullable()
      .meta({ description: 'The day of the register; null where none is loaded.' }),
    oldBecause: z
      .string()
      .nullable()
      .meta({ description: 'What is old: ‘The register is 23 days old’. Null if nothing is.' }),
  })
  .meta({ id: 'AsOf' })
export type AsOf = z.infer<typeof AsOf>

/** A check of one advert on one day. */
export const SponsorshipCheck = z
  .object({
    headline: Headline.nullable().meta({
      description: 'Null for a job outside the UK in which nothing warns.',
    }),
    lines: z.array(CheckResult).meta({
      description: 'Four, in this order; of a job outside the UK the wording alone.',
    }),
    personal: z.array(PersonalResult).meta({ description: 'Empty without a person.' }),
    date: z.iso.date().meta({ description: 'The day it was made for.' }),
    rules: z.object({
      version: z.string(),
      seenOn: z.iso.date().meta({
        description:
          'The day of the rules’ text that was read; see `asOf` for when somebody last looked.',
      }),
    }),
    register: z
      .object({ publishedOn: z.iso.date() })
      .nullable()
      .meta({ description: 'Which register was read; null where none is loaded.' }),
    employer: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'The entry of the register that was found; null for none.' }),
    occupation: z
      .object({ code: z.string(), title: z.string() })
      .nullable()
      .meta({ description: 'What the employer chose, or what fits best; null for none.' }),
    notFor: z.array(z.string()).optional().meta({
      description:
        'Nationalities, by ISO 3166-1 alpha-2, whose applications from abroad are refused whatever the job. Left out if the job is ruled out anyway.',
    }),
    changesOn: z.iso
      .date()
      .nullable()
      .meta({ description: 'The first day on which a rule known today changes an answer.' }),
    asOf: AsOf,
    isOld: z.boolean().meta({
      description:
        'True if the rules were last read more than 45 days ago, or the register is more than 14 days old: then a verdict of `pass` says only what held then, and the headline has the tone `old`.',
    }),
  })
  .meta({ id: 'SponsorshipCheck' })
type Content = Omit<z.infer<typeof SponsorshipCheck>, 'headline' | 'lines' | 'personal'>

/** A check that, on the server, also has its sentences as messages, for languages other than English. */
export type SponsorshipCheck = Content & {
  headline: Headline | null
  lines: CheckResult[]
  personal: PersonalResult[]
}

/** A check as it is made and saved, before its age is known. Readers get what `showCheck` makes of it. */
export type AgelessCheck = Omit<SponsorshipCheck, 'asOf' | 'isOld'>
