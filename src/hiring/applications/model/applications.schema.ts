import { toPlainDigits } from '#platform/text/digits.ts'
import { z } from 'zod'
import { findCountry } from '#platform/places/names/countries.ts'
import { SETTABLE_STAGES, Stage } from './stages.schema.ts'
import { StatusWords } from '#hiring/talk/talk.schema.ts'
import { Checkbox, EmailAddress, Line, Paragraphs } from '#platform/primitives/texts.schema.ts'

/** Maximum lengths of an application's texts, in characters. */
export const APPLICATION_LIMITS = {
  fullName: 120,
  email: 254,
  phoneNumber: 40,
  coverLetter: 10_000,
  portfolioLink: 500,
} as const

export const YEARS_OF_EXPERIENCE = { min: 0, max: 50, default: 0 } as const

export const RESUME_PROBLEMS = {
  missing: 'Choose your CV.',
  /** The form offered a CV that has since been deleted. */
  notStored: 'This CV is not on your list any more. Choose another one.',
  noProfile: 'There is nothing in the CV you wrote here yet. Choose another one.',
} as const

/** Shown to an unproved employer instead of the withheld details. */
export const DETAILS_WITHHELD =
  'Prove who you are to read the CV, the letter and the contact details. Until then they stay with us.'

const years = `Enter your years of experience as a number from ${YEARS_OF_EXPERIENCE.min} to ${YEARS_OF_EXPERIENCE.max}.`

/**
 * The applicant's answers without the CV, under the specification's names, in the order of the form: problems are listed
 * in it.
 */
export const JobApplication = z
  .object(
    {
      coverLetter: Paragraphs({
        limit: APPLICATION_LIMITS.coverLetter,
        called: 'The cover letter',
        missing: 'Write a few sentences to the employer.',
      }),
      fullName: Line({
        limit: APPLICATION_LIMITS.fullName,
        called: 'The name',
        missing: 'Enter your full name.',
      }),
      email: EmailAddress(APPLICATION_LIMITS.email),
      phoneNumber: Line({
        limit: APPLICATION_LIMITS.phoneNumber,
        called: 'The phone number',
        missing: 'Enter your phone number.',
      })
        .transform(toPlainDigits)
        .pipe(z.string()),
      country: Line({ limit: 60, called: 'The country', missing: 'Select your country.' }).refine(
        (country) => country === '' || findCountry(country) !== null,
        'Select your country from the list.',
      ),
      // An empty field is no answer; only a call that leaves it out means the default. Full years count.
      yearsOfExperience: z
        .union([z.number(), z.string().regex(/\S/, years).transform(toPlainDigits)], years)
        .pipe(
          z.coerce
            .number<string | number>(years)
            .min(YEARS_OF_EXPERIENCE.min, years)
            .max(YEARS_OF_EXPERIENCE.max, years)
            .transform(Math.floor),
        )
        .pipe(z.int())
        .default(YEARS_OF_EXPERIENCE.default),
      portfolioLink: Line({ limit: APPLICATION_LIMITS.portfolioLink, called: 'The link' }).pipe(
        z.literal('').or(
          z.url({
            protocol: /^https?$/,
            hostname: z.regexes.domain,
            error: 'Enter a full web address, like https://example.com/me, or leave this empty.',
          }),
        ),
      ),
      shareDetails: Checkbox.meta({
        description:
          'Give the CV, the letter and the contact details to a poster who has not shown who they are.',
      }),
      sendProfile: Checkbox.meta({
        description: 'Send what you have written under /profile along, as it is now.',
      }),
      saveResume: Checkbox.meta({
        description:
          'Put the uploaded CV on your list, to send it again. The list has room for five.',
      }),
    },
    'Send the fields of the application form.',
  )
  .meta({ id: 'JobApplication' })
export type JobApplication = z.infer<typeof JobApplication>

/** A value used in place of a CV’s id for the CV made from the profile. */
export const PROFILE_RESUME = 'profile'

/** The form's checks that can run in the browser: the answers, and that a CV is chosen. */
export const CompleteApplication = JobApplication.extend({
  uploadResume: z.file().optional(),
  resumeId: z.string().optional(),
}).refine(({ uploadResume, resumeId }) => Boolean(resumeId) || Boolean(uploadResume?.size), {
  path: ['uploadResume'],
  error: RESUME_PROBLEMS.missing,
  // Runs along with the errors of other fields.
  when: () => true,
})

const chooseStage = 'Choose shortlisted, interview, offered or rejected.'

/** A new stage; ‘seen’ undoes a decision. */
export const StageChange = z.object({
  status: z.enum(['seen', ...SETTABLE_STAGES], chooseStage),
  /** The message to the applicant; '' for none. */
  words: StatusWords,
  /** The stage shown on the page, so that a colleague's move in the meantime is not lost. */
  from: Stage.nullable().default(null),
})
export type StageChange = z.infer<typeof StageChange>

/** Filters of the list of applicants. Withdrawn applications are in no other group. */
export const ApplicantFilter = z.enum([...Stage.options, 'withdrawn'])
export type ApplicantFilter = z.infer<typeof ApplicantFilter>
