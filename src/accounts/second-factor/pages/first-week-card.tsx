import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { SECOND_FACTOR_LIMITS } from '#accounts/second-factor/second-factor-limits.ts'
import { secondStepFormPath } from './form-path.ts'
import { OneButton, Part, type PartProps } from './part.tsx'

/** A code by mail, for an employer who reads her first applicants on a device that she has used before. */
export function FirstWeekCard({ email, ...shared }: PartProps & { email: string }) {
  const rejection = shared.rejectionOf('mail-code')
  return (
    <Part id="first-week" title="Just reading your first applicants?">
      <p>
        In the week after your first applicant, a code by email is enough to read. To answer people
        or download the whole list, set up two-step login below.
      </p>
      <OneButton {...shared} form="mail-code-send" label="Email me a code" tone="primary">
        <p>We send it to {email}.</p>
      </OneButton>
      <PostForm
        id="mail-code-form"
        action={secondStepFormPath('mail-code', shared.next)}
        rejection={rejection}
        submitLabel="Read my applicants"
        tone="secondary"
        noValidate
      >
        <TextField
          name="mailCode"
          label="Code from the email"
          hint="Four letters or digits. It works for ten minutes."
          error={rejection?.errors.mailCode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={SECOND_FACTOR_LIMITS.code}
        />
      </PostForm>
    </Part>
  )
}
