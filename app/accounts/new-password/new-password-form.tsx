import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/submit-form.ts'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface NewPasswordFormProps {
  email: string
  /** Of the password, in characters. */
  limit: number
  codeLength: number
  rejection: Rejection | undefined
}

/** Found by the script by its id, which makes two checks before anything is sent. */
export function NewPasswordForm({ email, limit, codeLength, rejection }: NewPasswordFormProps) {
  return (
    <PostForm
      id="new-password-form"
      action={`/newPassword/${encodeURIComponent(email)}`}
      rejection={rejection}
      submitLabel="Change password"
      noValidate
    >
      <TextField
        name="email"
        label="Email"
        value={email}
        readOnly
        autoComplete="username"
        error={rejection?.errors.email}
      />
      <TextField
        {...answersOf(rejection)('otp')}
        label="Code"
        hint={`The ${codeLength} numbers from the email.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Room for a code pasted with spaces.
        maxLength={codeLength * 3}
      />
      <PasswordField
        name="newPassword"
        label="New password"
        hint="At least 8 characters, one of them a special one like ! or -."
        error={rejection?.errors.newPassword}
        autoComplete="new-password"
        maxLength={limit}
        hasMeter
      />
      <PasswordField
        name="confirmPassword"
        label="New password again"
        error={rejection?.errors.confirmPassword}
        autoComplete="new-password"
        maxLength={limit}
      />
    </PostForm>
  )
}
