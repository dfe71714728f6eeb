import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'
import { secondStepFormPath } from './form-path.ts'
import { Part, type PartProps } from './part.tsx'

interface ConfirmCardProps extends PartProps {
  email: string
}

/** Asks for the password again before anything can be changed. */
export function ConfirmCard({ email, next, rejectionOf }: ConfirmCardProps) {
  const rejection = rejectionOf('confirm')
  return (
    <Part id="confirm" title="First, your password">
      <p>Type it once. Then you have ten minutes to set up or change two-step login.</p>
      <PostForm
        id="confirm-form"
        action={secondStepFormPath('confirm', next)}
        rejection={rejection}
        submitLabel="Go on"
      >
        {/* Identifies the password's account to password managers. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          name="stepPassword"
          label="Your password"
          error={rejection?.errors.stepPassword}
          autoComplete="current-password"
          required
          maxLength={ACCOUNT_LIMITS.password}
        />
      </PostForm>
    </Part>
  )
}
