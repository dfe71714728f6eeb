import { z } from 'zod'
import { EmailAddress, Line, Paragraphs } from '#platform/primitives/texts.schema.ts'
import { STARTUP_LIMITS } from './startup-limits.ts'

/** Digits of any script, with what people write between them. */
function isPhoneNumber(text: string) {
  const digits = text.replaceAll(/\P{Nd}/gu, '')
  return digits.length >= 6 && /^(?:[\p{Nd} +()/.-]|ext)*$/iu.test(text)
}

/** A founder's request for help, under the specification's names. */
export const StartupRequest = z
  .object({
    companyName: Line({
      limit: STARTUP_LIMITS.companyName,
      called: 'The company name',
      missing: 'Enter the name of the company.',
    }),
    typeOfHealthcare: Line({
      limit: STARTUP_LIMITS.typeOfHealthcare,
      called: 'The type of healthcare',
    }),
    companyEmail: EmailAddress(STARTUP_LIMITS.companyEmail),
    companyPhoneNumber: Line({
      limit: STARTUP_LIMITS.companyPhoneNumber,
      called: 'The phone number',
    }).refine(
      (text) => text === '' || isPhoneNumber(text),
      'Enter a phone number with at least 6 digits, like +44 20 7946 0018.',
    ),
    desc: Paragraphs({
      limit: STARTUP_LIMITS.desc,
      called: 'The description',
      missing: 'Describe briefly what you need help with.',
    }),
  })
  .meta({ id: 'StartupRequest' })
export type StartupRequest = z.infer<typeof StartupRequest>

/** The whole multipart form, as the API describes it. */
export const StartupForm = StartupRequest.extend({
  companyDocument: z
    .file()
    .optional()
    .meta({ description: 'A pdf, doc or docx file of up to 10 MB.' }),
}).meta({ id: 'StartupForm' })

export const REQUEST_RECEIVED = "Success! We've Received Your Form Submission."
