import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import type { PasswordOwner } from '#accounts/passwords/common-passwords.ts'
import { measurePassword } from '#accounts/passwords/password-strength.ts'
import { controlOf, type FieldWords } from '#platform/ui/fields/control.ts'
import { Field } from '#platform/ui/fields/field.tsx'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'
import styles from './password-field.module.css'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'

interface PasswordFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  name: string
  /** Shows how hard the password is to guess while it is typed. */
  hasMeter?: boolean
  /** The person whose password it is, if the form does not ask for their name or address. */
  owner?: PasswordOwner
}

/**
 * A password field, never prefilled. In a browser that runs scripts the password can be shown; it is hidden again on
 * sending.
 */
export function PasswordField({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  optional,
  hasMeter = false,
  owner,
  ...attributes
}: PasswordFieldProps) {
  const error = useFieldError(name, initialError)
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState<PasswordOwner>({})
  useEffect(() => {
    // Text entered or autofilled before the app loaded is measured as if typed now.
    if (input.current?.value) input.current.dispatchEvent(new Event('input', { bubbles: true }))
    const form = input.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  function toggle() {
    setIsShown(!isShown)
    input.current?.focus()
  }

  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div className={styles.row}>
        <input
          ref={input}
          {...controlOf(id, { hint, error })}
          name={name}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={ACCOUNT_LIMITS.password}
          {...attributes}
          type={isShown ? 'text' : 'password'}
          onInput={(event) => {
            setPassword(event.currentTarget.value)
            setTyped(ownerIn(event.currentTarget.form))
          }}
        />
        <button
          type="button"
          className={styles.show}
          hidden={!isHydrated}
          aria-pressed={isShown}
          onClick={toggle}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      </div>
      {hasMeter && <Strength of={id} {...{ password, owner: owner ?? typed }} />}
    </Field>
  )
}

/** The names and the address that the form has. */
function ownerIn(form: HTMLFormElement | null): PasswordOwner {
  const fields = new FormData(form ?? undefined)
  const read = (name: string) => String(fields.get(name) ?? '')
  return { firstName: read('firstName'), lastName: read('lastName'), email: read('email') }
}

interface StrengthProps {
  of: string
  password: string
  owner: PasswordOwner
}

function Strength({ of, password, owner }: StrengthProps) {
  const { strength, words } = measurePassword(password, owner)
  return (
    <div className={styles.strength} hidden={password === ''}>
      <meter
        className={styles.bar}
        aria-label="Password strength"
        min={0}
        low={1.5}
        high={2.5}
        optimum={4}
        max={4}
        value={strength}
      />
      <output className={styles.words} htmlFor={of}>
        {password !== '' && words}
      </output>
    </div>
  )
}
