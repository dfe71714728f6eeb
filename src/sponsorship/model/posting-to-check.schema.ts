import { z } from 'zod'

const AS_TEXTS = 'Send the form’s fields as texts of up to 60,000 characters.'

const Answer = z
  .union([z.string().max(60_000, AS_TEXTS), z.number(), z.boolean()], AS_TEXTS)
  .default('')
  .transform((answer) => (answer === true ? 'on' : answer === false ? '' : String(answer)))

/** An unfinished advert, in the posting form’s fields. A missing field counts as unknown. */
export const PostingToCheck = z
  .object(
    {
      jobTitle: Answer,
      companyName: Answer,
      description: Answer,
      location: Answer.meta({ description: 'A country; without one nothing is checked.' }),
      place: Answer,
      payMin: Answer,
      payMax: Answer,
      payCurrency: Answer,
      payPeriod: Answer,
      hoursPerWeek: Answer,
      legalName: Answer,
      sponsorId: Answer,
      occupation: Answer.meta({ description: 'A title; it counts where it means one code alone.' }),
      occupationCode: Answer,
      payBand: Answer,
    },
    'Send the fields of the posting form.',
  )
  .meta({ id: 'PostingToCheck' })
export type PostingToCheck = z.infer<typeof PostingToCheck>
