import { useState } from 'react'
import { useSubmit } from 'react-router'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import { EntryLinks } from '#accounts/pages/entry-page.tsx'
import { SECOND_FACTOR_LIMITS } from '#accounts/second-factor/second-factor-limits.ts'

interface StepFormProps {
  hasApp: boolean
  /** The options a passkey signs, as JSON; null if the account has no passkey. */
  passkey: string | null
  action: string
  rejection: Rejection | undefined
}

/** The second step of a log-in: a passkey, a code from an app, or a recovery code. */
export function StepForm({ hasApp, passkey, action, rejection }: StepFormProps) {
  return (
    <>
      {passkey && <PasskeyButton options={passkey} action={action} rejection={rejection} />}
      <PostForm
        id="step-form"
        action={action}
        rejection={passkey && rejection?.errors[''] ? undefined : rejection}
        submitLabel="Log in"
        tone={passkey ? 'secondary' : 'primary'}
      >
        <TextField
          name="code"
          label={hasApp ? 'Code from your app' : 'Recovery code'}
          hint={
            hasApp
              ? 'Six digits, or one of your recovery codes.'
              : 'One of the codes you wrote down when you set up your passkey.'
          }
          error={rejection?.errors.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          inputMode={hasApp ? 'text' : undefined}
          spellCheck={false}
          required
          maxLength={SECOND_FACTOR_LIMITS.code}
        />
      </PostForm>
      <Disclosure summary="I have lost my phone">
        <p>
          Type one of your recovery codes. Each works once. If you have none left,{' '}
          <Link href="/contact">write to us</Link> from the address of your account.
        </p>
      </Disclosure>
      <EntryLinks>
        <Link href="/login">Log in with another account</Link>
      </EntryLinks>
    </>
  )
}

interface PasskeyButtonProps {
  /** JSON. */
  options: string
  action: string
  rejection: Rejection | undefined
}

const NOT_DONE = 'The passkey was not used. Try again, or use a code.'

function PasskeyButton({ options, action, rejection }: PasskeyButtonProps) {
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const error = problem ?? rejection?.errors['']

  async function answer() {
    setIsBusy(true)
    setProblem(null)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const passkey = JSON.stringify(
        await startAuthentication({ optionsJSON: JSON.parse(options) }),
      )
      await submit({ passkey }, { method: 'post', action })
    } catch {
      setProblem(NOT_DONE)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      {error && <ErrorSummary key={error} errors={{ '': error }} />}
      {isHydrated ? (
        <Button tone="primary" size="large" loading={isBusy} onClick={() => void answer()}>
          Use my passkey
        </Button>
      ) : (
        <p>To use a passkey, your browser must run scripts. A code works without them.</p>
      )}
    </>
  )
}
