import { z } from 'zod'
import { findCountry } from '#platform/places/names/countries.ts'
import { purposeOf } from './log-in/log-in-path.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import {
  checkPassword,
  checkSignUp,
  hasLetter,
  NO_LETTER,
  RESET_PROBLEMS,
} from './sign-up/sign-up-checks.ts'
import { asLine, Line } from '#platform/primitives/texts.schema.ts'
import { ACCOUNT_LIMITS, CODE_LENGTH } from '#trade/limits/account-limits.ts'
import { StepCode } from './second-factor/second-factor.schema.ts'

/** The 32 characters of emailed codes, without letters and digits that look alike. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** The longest session, however often it is used. */
export const SESSION_DAYS = 90
const { firstName, lastName, mobileNumber, email, password } = ACCOUNT_LIMITS
const Email = Line({ limit: email, called: 'The email address' })
const Phone = Line({ limit: mobileNumber, called: 'The mobile number' })

/** A password, never trimmed: every character counts. */
export const Secret = z
  .string('The password must be text.')
  // By code point, so that an emoji counts as one character.
  .refine(
    (text) => Array.from(text).length <= password,
    `The password is longer than ${password} characters. Shorten it.`,
  )
  .default('')
  .meta({ maxLength: password, format: 'password' })

const NewPassword = Secret.superRefine((text, context) => {
  const message = checkPassword(text)
  if (message) context.addIssue(message)
})

/** The registration form. Problems are listed in the order of the specification's checks. */
export const SignUp = z
  .object(
    {
      firstName: Line({ limit: firstName, called: 'The first name' }),
      lastName: Line({ limit: lastName, called: 'The last name' }),
      mobileNumber: z
        .string()
        .default('')
        .transform((text) => asLine(asLine(text).slice(0, mobileNumber)))
        .meta({
          maxLength: mobileNumber,
          description: 'Never rejected, whatever it contains; cut off if it is too long.',
        }),
      currentLocation: Line({ limit: 60, called: 'The country' }).meta({
        description: 'A country by its name or ISO 3166-1 alpha-2 code.',
      }),
      email: Email,
      password: Secret,
      retypePassword: Secret,
      next: z
        .string()
        .nullish()
        .transform((path) => purposeOf(path))
        .meta({ description: 'The page of ours to go on to once the address is confirmed.' }),
    },
    'Send the fields of the registration form.',
  )
  .superRefine((answers, context) => {
    for (const { field, message } of checkSignUp(answers)) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
    if (answers.currentLocation && !findCountry(answers.currentLocation)) {
      const message = 'Select your country from the list.'
      context.addIssue({ code: 'custom', path: ['currentLocation'], message })
    }
  })
  .meta({ id: 'SignUp' })
export type SignUp = z.infer<typeof SignUp>

export const LogIn = z
  .object(
    {
      email: Email.pipe(z.string().min(1, 'Enter your email address.')),
      password: Secret.pipe(z.string().min(1, 'Enter your password.')),
      code: StepCode.optional().meta({
        description:
          'Only for an account with two-step login: a code from its app, or a recovery code.',
      }),
    },
    'Send an email address and a password.',
  )
  .meta({ id: 'LogIn' })
export type LogIn = z.infer<typeof LogIn>

/** A request for a reset code, or for another confirmation email. */
export const MailRequest = z
  .object(
    { email: Email.pipe(z.string().min(1, 'Please enter an email')) },
    'Send an email address.',
  )
  .meta({ id: 'MailRequest' })
export type MailRequest = z.infer<typeof MailRequest>

const LINK_TOKEN_LENGTH = 43

/** Whether a text can only be a link's token, which some emails have instead of a code. */
export function isLinkToken(text: string): boolean {
  return text.length === LINK_TOKEN_LENGTH
}

function toCode(text: string) {
  return isLinkToken(text) ? text : text.toUpperCase()
}

export const PasswordReset = z
  .object(
    {
      email: Email.pipe(z.string().min(1, 'Please enter an email')),
      otp: z
        .string(RESET_PROBLEMS.code)
        .default('')
        .transform((text) => toCode(text.replaceAll(/\s/g, '')))
        .refine((text) => isLinkToken(text) || text.length === CODE_LENGTH, RESET_PROBLEMS.code)
        .meta({ description: 'The code of the email, or the token of its link.' }),
      newPassword: NewPassword,
    },
    'Send an email address, the code and a new password.',
  )
  .meta({ id: 'PasswordReset' })
export type PasswordReset = z.infer<typeof PasswordReset>

/** Validated first, so that its problem is listed before those of the code and the password. */
const NewPasswordTwice = z
  .object({ newPassword: Secret, confirmPassword: Secret })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: RESET_PROBLEMS.differs,
  })

/** The form on the page: the same fields, with the new password typed twice. */
export const PasswordResetForm = NewPasswordTwice.and(PasswordReset)

/** The user of the session, under the specification's names. */
export const SessionUser = z
  .object({
    _id: Id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profilePicture: z.string().nullable().meta({ description: 'URL of the picture.' }),
  })
  .meta({ id: 'SessionUser' })
export type SessionUser = z.infer<typeof SessionUser>

/** Details that people may change without confirming by password or email. */
export const Profile = z.object({
  firstName: Line({ limit: firstName, called: 'The first name', missing: 'Enter your first name.' })
    // The same rule as on the registration form.
    .refine((name) => name === '' || /^[\p{L}\p{M} ]+$/u.test(name), 'Invalid name entered'),
  lastName: Line({
    limit: lastName,
    called: 'The last name',
    missing: 'Enter your last name.',
  }).refine((name) => name === '' || hasLetter(name), NO_LETTER),
  mobileNumber: Phone,
  currentLocation: Line({ limit: 60, called: 'The country' }).refine(
    (country) => findCountry(country) !== null,
    'Select your country from the list.',
  ),
})
export type Profile = z.infer<typeof Profile>

const Ticked = z.preprocess((value) => value === 'on', z.boolean())

/** How often an employer is told of new applicants. */
export const ApplicantMails = z.enum(['each', 'daily', 'none'])
export type ApplicantMails = z.infer<typeof ApplicantMails>

/** The optional emails a person wants. Browsers do not send unticked boxes. */
export const EmailPreferences = z.object({
  /** If omitted, it stays. */
  applicantMails: ApplicantMails.optional(),
  wantsReceipts: Ticked,
  wantsMessageMails: Ticked,
  wantsStatusMails: Ticked,
  wantsSavedMails: Ticked,
  /** The language of all mails to a seeker: ‘hi’. If omitted, it stays. */
  language: z.string().optional(),
})
export type EmailPreferences = z.infer<typeof EmailPreferences>

export const PasswordChange = z
  .object({
    currentPassword: Secret.pipe(z.string().min(1, 'Enter the password you have now.')),
    newPassword: NewPassword,
    confirmPassword: Secret,
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: RESET_PROBLEMS.differs,
    when: () => true,
  })
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailChange = z.object({
  newEmail: Email.pipe(z.string().min(1, 'Enter the new email address.')),
  emailPassword: Secret.pipe(z.string().min(1, 'Enter your password.')),
})
export type EmailChange = z.infer<typeof EmailChange>

export const AccountDeletion = z.object({
  deletePassword: Secret.pipe(z.string().min(1, 'Enter your password.')),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>
