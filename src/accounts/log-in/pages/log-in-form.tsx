import { FogLight } from '#platform/art/fog-light.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import { EmailField } from '#platform/ui/fields/text-field.tsx'
import { EntryLinks } from '#accounts/pages/entry-page.tsx'
import { withNext } from '#accounts/pages/purpose.ts'
import { ResendForm } from '#accounts/pages/resend-form.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'

const REJECTION_TOAST_MS = 3000

const loadSchema = async () => (await import('#accounts/accounts.schema.ts')).LogIn

interface LogInFormProps {
  /** The page to open after logging in. */
  next: string
  /** The address that this browser’s last mail went to. */
  email: string | undefined
  rejection: Rejection | undefined
}

export function LogInForm({ next, email, rejection }: LogInFormProps) {
  const answer = answersOf(rejection)

  return (
    <>
      <PostForm
        id="log-in-form"
        action={withNext('/login', next)}
        rejection={rejection}
        toastMs={REJECTION_TOAST_MS}
        submitLabel="Log in"
        loadSchema={loadSchema}
      >
        <EmailField
          {...answer('email')}
          defaultValue={rejection?.values.email ?? email}
          label="Email"
          autoComplete="username"
          required
          maxLength={ACCOUNT_LIMITS.email}
        />
        <PasswordField
          name="password"
          label="Password"
          error={rejection?.errors.password}
          autoComplete="current-password"
          required
        />
      </PostForm>
      {rejection?.code === 'not_verified' && (
        <ResendForm
          action="/verification"
          label="Resend the email"
          email={rejection.values.email ?? null}
          secondsLeft={0}
          rejection={undefined}
        />
      )}
      {rejection?.code === 'suspended' && (
        <p>
          <Link href="/contact">Write to us</Link> about it.
        </p>
      )}
      <EntryLinks>
        <Link href={withNext('/register', next)}>Create an account</Link>
        <Link href="/forgotPassword">I have forgotten my password</Link>
      </EntryLinks>
    </>
  )
}

export function TrustWords() {
  return (
    <>
      <FogLight />
      <h2>Is this really Landfall?</h2>
      <p>
        Look at the address at the top of your browser before you type your password. We never ask
        for it, or for a code, by email, chat or telephone.
      </p>
    </>
  )
}
