import { z } from 'zod'
import { JobType, PayPeriod } from '#trade/jobs.schema.ts'
import {
  OWN_QUESTIONS,
  STANDARD_QUESTIONS,
  type StandardQuestion,
} from '#trade/questions/screening-questions.ts'

const Text = z.string()
const OptionalText = z.string().nullable()
const OptionalNumber = z.number().nullable()
const STANDARD = Object.keys(STANDARD_QUESTIONS) as StandardQuestion[]

const Question = z.union([
  z.object({ key: z.enum(STANDARD) }),
  z.object({ key: z.enum(OWN_QUESTIONS), text: Text }),
])

/** The columns of a job that a change gives new values. */
export const JobChangeColumns = z
  .object({
    title: Text,
    employerName: Text,
    employerLogo: OptionalText,
    category: Text,
    type: JobType.nullable(),
    country: Text,
    place: OptionalText,
    isRemote: z.boolean(),
    payMin: OptionalNumber,
    payMax: OptionalNumber,
    payCurrency: OptionalText,
    payPeriod: PayPeriod.nullable(),
    hoursPerWeek: OptionalNumber,
    description: Text,
    descriptionHtml: z.null(),
    preview: Text,
    applyEmail: OptionalText,
    closesAt: Text,
    occupationCode: OptionalText,
    payBand: OptionalText,
    lawReason: OptionalText,
    lawException: OptionalText,
    questions: z.array(Question),
    offersSponsorship: z.boolean(),
    noFeeDeclaredAt: OptionalText,
    /** The organisation and its claim when the change was saved. */
    organisationId: Text,
    legalName: OptionalText,
    companyNumber: OptionalText,
    sponsorId: OptionalText,
    /** Null for a job that moves: a reference is unique only within its organisation. */
    reference: z.null(),
  })
  .partial()
export type JobChangeColumns = z.infer<typeof JobChangeColumns>
