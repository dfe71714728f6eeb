import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { withNext } from '#accounts/pages/purpose.ts'
import { ACCOUNT_LIMITS, NAME_HINTS } from '#trade/limits/account-limits.ts'
import styles from './register-form.module.css'

interface RegisterFormProps {
  /** The page to open once the account exists. */
  next: string
  rejection: Rejection | undefined
  countries: { value: string; label: string }[]
}

const loadSchema = async () => (await import('#accounts/accounts.schema.ts')).SignUp

export function RegisterForm({ next, rejection, countries }: RegisterFormProps) {
  const answer = answersOf(rejection)

  return (
    <PostForm
      id="register-form"
      action={withNext('/register', next)}
      loadSchema={loadSchema}
      rejection={rejection}
      submitLabel="Create my account"
      noValidate
    >
      <div className={styles.pair}>
        <TextField
          {...answer('firstName')}
          label="First name"
          hint={NAME_HINTS.firstName}
          autoComplete="given-name"
          maxLength={ACCOUNT_LIMITS.firstName}
        />
        <TextField
          {...answer('lastName')}
          label="Last name"
          hint={NAME_HINTS.lastName}
          autoComplete="family-name"
          maxLength={ACCOUNT_LIMITS.lastName}
        />
      </div>
      <EmailField
        {...answer('email')}
        label="Email"
        hint="We’ll email you a link to confirm it."
        maxLength={ACCOUNT_LIMITS.email}
      />
      <TextField
        {...answer('mobileNumber')}
        label="Mobile number"
        optional
        type="tel"
        autoComplete="tel"
        maxLength={ACCOUNT_LIMITS.mobileNumber}
      />
      <Select
        {...answer('currentLocation')}
        label="Country you live in"
        placeholder="Select your country"
        autoComplete="country"
        options={countries}
      />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 8 characters, one of them a special one like ! or -. Several words are best."
        error={rejection?.errors.password}
        autoComplete="new-password"
        hasMeter
      />
      <PasswordField
        name="retypePassword"
        label="Password again"
        error={rejection?.errors.retypePassword}
        autoComplete="new-password"
      />
      <p>
        By creating an account you agree to our <Link href="/terms">terms</Link>.{' '}
        <Link href="/privacy">What happens to your data</Link>.
      </p>
    </PostForm>
  )
}
