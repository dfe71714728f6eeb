import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { CopyButton } from '#platform/ui/buttons/copy-button.tsx'
import { SECOND_STEP_PATH } from '#accounts/second-factor/second-step-path.ts'
import { OneButton, Part, type PartProps } from './part.tsx'
import styles from './second-step.module.css'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { PasswordField } from '#accounts/passwords/pages/password-field.tsx'
import { secondStepFormPath } from './form-path.ts'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { SECOND_FACTOR_LIMITS } from '#accounts/second-factor/second-factor-limits.ts'

interface ConfirmCardProps extends PartProps {
  email: string
}

/** New recovery codes, shown once: only their digests are stored. */
export function NewCodes({ codes, next }: { codes: string[]; next: string | null }) {
  return (
    <Part id="new-codes" title="Your recovery codes">
      <Banner tone="warning" title="Write these down now" live>
        We show them only this once. With one of them you get in when you have lost your phone. Each
        works once. Keep them on paper or in a password manager, not on the phone itself.
      </Banner>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ol>
      <p>
        <CopyButton text={codes.join('\n')}>Copy all</CopyButton>
      </p>
      <p>
        <ButtonLink
          href={next ?? SECOND_STEP_PATH}
          tone="primary"
          iconEnd="arrow-right"
          reloadDocument
        >
          I have written them down
        </ButtonLink>
      </p>
    </Part>
  )
}

interface CodesCardProps extends PartProps {
  /** The number of unused codes. */
  left: number
  canChange: boolean
}

/** The number of codes left, and a way to get new ones. */
export function CodesCard({ left, canChange, ...shared }: CodesCardProps) {
  return (
    <Part id="codes" title="Recovery codes">
      <p>
        {left === 0
          ? 'You have no recovery codes left. Make new ones, or you cannot log in once your phone is lost.'
          : `You have ${left} of them. With one you get in when you have lost your phone.`}
      </p>
      {canChange && (
        <OneButton {...shared} form="codes-renew" label="Make new recovery codes">
          <p>If you make new ones, the old ones stop working.</p>
        </OneButton>
      )}
    </Part>
  )
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
        />
      </PostForm>
    </Part>
  )
}

/** A code by mail, for an employer who reads her first applicants on a device that she has used before. */
export function FirstWeekCard({ email, ...shared }: PartProps & { email: string }) {
  const rejection = shared.rejectionOf('mail-code')
  return (
    <Part id="first-week" title="Just reading your first applicants?">
      <p>
        In the week after your first applicant, a code by email is enough to read. To answer people
        or download the whole list, set up two-step login below.
      </p>
      <OneButton {...shared} form="mail-code-send" label="Email me a code" tone="secondary">
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
