import type { ComponentProps } from 'react'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  name: string
  /** Says how well it holds against guessing while it is typed. */
  hasMeter?: boolean
}

/** Never filled in by us. The script brings the button that shows it, and the meter. */
export function PasswordField({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  hasMeter = false,
  ...input
}: PasswordFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div className={styles.row}>
        <input
          {...controlOf(id, { hint, error })}
          name={name}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type="password"
        />
        <button type="button" className={styles.show} hidden data-shows={id} aria-pressed="false">
          Show<span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      </div>
      {hasMeter && (
        <div className={styles.strength} hidden data-strength-of={id}>
          <meter
            className={styles.bar}
            aria-label="Password strength"
            min={0}
            low={1.5}
            high={2.5}
            optimum={4}
            max={4}
            value={0}
          />
          <output className={styles.words} htmlFor={id} />
        </div>
      )}
    </Field>
  )
}
