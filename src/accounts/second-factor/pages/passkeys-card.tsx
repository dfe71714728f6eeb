import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Passkey } from '#accounts/second-factor/second-factor.schema.ts'
import { secondStepFormPath } from './form-path.ts'
import { OneButton, Part, type PartProps } from './part.tsx'
import styles from './second-step.module.css'

interface Creation {
  /** The options for creating a passkey, as JSON. */
  creation: string
}

interface PasskeysCardProps extends PartProps {
  passkeys: Passkey[]
  creation: Creation | undefined
  canChange: boolean
}

/** The account's passkeys. They need a browser that runs scripts. */
export function PasskeysCard({ passkeys, creation, canChange, ...shared }: PasskeysCardProps) {
  return (
    <Part id="passkeys" title="Passkeys">
      <p>
        Your phone, your computer or a security key confirms it is you, with your finger, your face
        or its PIN. Nothing to type, and it works on our real address only.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, since, lastUsed }) => (
            <li key={id} className={styles.passkey}>
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.facts}>
                  Added on {mediumDate(since)}.{' '}
                  {lastUsed ? `Last used on ${mediumDate(lastUsed)}.` : 'Not used yet.'}
                </p>
              </div>
              {canChange && (
                <OneButton {...shared} form="passkey-remove" label="Remove" about={name}>
                  <input type="hidden" name="passkey" value={id} />
                </OneButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {canChange && (
        <AddPasskey
          key={passkeys.length}
          creation={creation}
          isFirst={passkeys.length === 0}
          {...shared}
        />
      )}
    </Part>
  )
}

const NOT_ADDED = 'The passkey was not added. Try again, or use a code from an app.'
const KNOWN = 'This device is one of your passkeys already.'

function AddPasskey({
  creation,
  isFirst,
  next,
  rejectionOf,
}: Pick<PasskeysCardProps, 'creation'> & { isFirst: boolean } & PartProps) {
  const isHydrated = useHydrated()
  const submit = useSubmit()
  const [problem, setProblem] = useState<string | null>(null)
  const handledCreation = useRef<object>(null)
  const error = problem ?? rejectionOf('passkey-add')?.errors['']

  useEffect(() => {
    if (!creation || handledCreation.current === creation) return
    handledCreation.current = creation
    setProblem(null)
    void createPasskey(creation).then(
      (passkey) =>
        submit({ passkey }, { method: 'post', action: secondStepFormPath('passkey-add', next) }),
      (failure: Error) => setProblem(failure.name === 'InvalidStateError' ? KNOWN : NOT_ADDED),
    )
  }, [creation, next, submit])

  if (!isHydrated) return <p>To add a passkey, your browser must run scripts.</p>
  return (
    <>
      {error && <ErrorSummary key={error} errors={{ '': error }} />}
      <OneButton
        next={next}
        rejectionOf={rejectionOf}
        form="passkey-start"
        label="Add a passkey"
        tone={isFirst ? 'primary' : 'secondary'}
      />
    </>
  )
}

async function createPasskey({ creation }: Creation): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(creation) }))
}
