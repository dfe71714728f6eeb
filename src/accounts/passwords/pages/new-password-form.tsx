import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { PasswordField } from './password-field.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'

interface NewPasswordFormProps {
  /** The address in the page's URL; null asks for it. */
  email: string | null
  /** The token of the mailed link, which replaces the code. */
  token: string | null
  codeLength: number
  rejection: Rejection | undefined
}

const loadSchema = async () => (await import('#accounts/accounts.schema.ts')).PasswordResetForm

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { email, token, codeLength, rejection } = props
  const path = email === null ? '/newPassword' : `/newPassword/${encodeURIComponent(email)}`
  return (
    <PostForm
      id="new-password-form"
      action={token ? `${path}?${new URLSearchParams({ token })}` : path}
      rejection={rejection}
      submitLabel="Change password"
      loadSchema={loadSchema}
      noValidate
    >
      <EmailField
        name="email"
        label="Email"
        autoComplete="username"
        defaultValue={email ?? rejection?.values.email}
        readOnly={email !== null}
        maxLength={ACCOUNT_LIMITS.email}
        error={rejection?.errors.email}
      />
      {token ? (
        <input type="hidden" name="otp" value={token} />
      ) : (
        <TextField
          {...answersOf(rejection)('otp')}
          label="Code"
          hint={`The ${codeLength}-character code from the email.`}
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="one-time-code"
          // Room for a code pasted with spaces.
          maxLength={codeLength * 3}
        />
      )}
      <PasswordField
        name="newPassword"
        label="New password"
        hint="At least 8 characters, one of them a special one like ! or -."
        error={rejection?.errors.newPassword}
        autoComplete="new-password"
        hasMeter
      />
      <PasswordField
        name="confirmPassword"
        label="New password again"
        error={rejection?.errors.confirmPassword}
        autoComplete="new-password"
      />
    </PostForm>
  )
}
