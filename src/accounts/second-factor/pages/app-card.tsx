import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Timestamp } from '#platform/primitives/primitives.schema.ts'
import { SECOND_FACTOR_LIMITS } from '#accounts/second-factor/second-factor-limits.ts'
import { secondStepFormPath } from './form-path.ts'
import { OneButton, Part, type PartProps } from './part.tsx'
import styles from './second-step.module.css'

interface SetUp {
  /** The secret in base 32. */
  secret: string
  /** The address of the image. */
  qr: string
  /** Opens an app on this device. */
  link: string
}

interface AppCardProps extends PartProps {
  since: Timestamp | null
  /** A set-up whose first code has not been entered yet. */
  setUp: SetUp | null
  canChange: boolean
}

/** Codes from an app: works in every browser. */
export function AppCard({ since, setUp, canChange, ...shared }: AppCardProps) {
  return (
    <Part id="app" title="Code from an app">
      <p>
        {since
          ? `On since ${mediumDate(since)}. Your app shows a new code every 30 seconds.`
          : 'An app on your phone shows a new code every 30 seconds, also without a network. Any app for such codes will do, for instance Google Authenticator, Microsoft Authenticator or Aegis.'}
      </p>
      {setUp && <SetUpForm setUp={setUp} {...shared} />}
      {canChange && !setUp && (
        <ButtonRow>
          <OneButton
            {...shared}
            form="app-start"
            label={since ? 'Set up on another phone' : 'Set up an app'}
            tone="secondary"
          />
          {since && (
            <OneButton {...shared} form="app-remove" label="Turn off" about="codes from an app" />
          )}
        </ButtonRow>
      )}
    </Part>
  )
}

function SetUpForm({ setUp, ...shared }: { setUp: SetUp } & PartProps) {
  const { secret, qr, link } = setUp
  const rejection = shared.rejectionOf('app-confirm')
  return (
    <>
      <p>
        <strong>1.</strong> Is the app on this phone? Open it. Or scan the picture with the phone
        that has it.
      </p>
      <ButtonLink href={link} tone="primary" reloadDocument>
        Open in my app
      </ButtonLink>
      <img className={styles.qr} src={qr} alt="QR code for your app" width={224} height={224} />
      <Disclosure summary="Neither works">
        <p>Type this key into the app. It is a secret: show it to nobody.</p>
        <p className={styles.code}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
      </Disclosure>
      <p>
        <strong>2.</strong> Type the code that the app shows.
      </p>
      <PostForm
        id="app-form"
        action={secondStepFormPath('app-confirm', shared.next)}
        rejection={rejection}
        submitLabel="Turn on"
        noValidate
      >
        <TextField
          name="code"
          label="Code from your app"
          hint="Six digits."
          error={rejection?.errors.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          maxLength={SECOND_FACTOR_LIMITS.code}
        />
      </PostForm>
      <OneButton {...shared} form="app-cancel" label="Cancel" tone="quiet" about="the set-up" />
    </>
  )
}
