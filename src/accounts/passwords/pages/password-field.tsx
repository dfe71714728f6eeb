import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
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
  ...attributes
}: PasswordFieldProps) {
  const error = useFieldError(name, initialError)
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const [password, setPassword] = useState('')
  const [personal, setPersonal] = useState<string[]>([])
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
            if (hasMeter) setPersonal(personalWords(event.currentTarget.form))
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
      {hasMeter && <Strength of={id} {...{ password, personal }} />}
    </Field>
  )
}

/** The names and the address that the form has, as the server would compare the password with them. */
function personalWords(form: HTMLFormElement | null): string[] {
  const inputs = form?.querySelectorAll<HTMLInputElement>(
    '[name=firstName], [name=lastName], [name=email], [autocomplete=username]',
  )
  const words = Array.from(inputs ?? [], ({ value }) => value.trim().split('@', 1)[0] ?? '')
  return [...words, words.slice(0, 2).join('')]
}

interface StrengthProps {
  of: string
  password: string
  personal: string[]
}

function Strength({ of, password, personal }: StrengthProps) {
  const { strength, words } = measurePassword(password, personal)
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
