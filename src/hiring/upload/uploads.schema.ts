import { z } from 'zod'
import { COUNTRIES, findCountry } from '#platform/places/names/countries.ts'
import { POSTING_LIMITS } from '#trade/postings.schema.ts'
import { Checkbox, EmailAddress, Line } from '#platform/primitives/texts.schema.ts'

/** Default values for rows that leave them empty. */
export const ListDefaults = z.object({
  companyName: Line({ limit: POSTING_LIMITS.companyName, called: 'The company name' }),
  email: EmailAddress(POSTING_LIMITS.email),
  location: z
    .string()
    .default('')
    .refine((name) => findCountry(name) !== null, 'Select a country from the list.')
    .transform((name) => findCountry(name)?.code ?? COUNTRIES[0]?.code ?? ''),
})

const NO_FEES_PROBLEM =
  'Confirm that nobody is charged for these jobs or their sponsorship. Charging is against the rules.'

export const ListPublishing = z.object({
  /** The version of what the page has shown. */
  shown: z.string().max(22).default(''),
  noFee: Checkbox.refine((isTicked) => isTicked, NO_FEES_PROBLEM),
})
