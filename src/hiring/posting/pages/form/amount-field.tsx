import type { ComponentProps } from 'react'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { controlOf, type FieldWords } from '#platform/ui/fields/control.ts'
import { Field } from '#platform/ui/fields/field.tsx'
import styles from './amount-field.module.css'

interface AmountFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className'> {
  name: string
  /** ‘£’, shown before the input. */
  before?: string
  /** ‘hours’, shown after it. */
  after?: string
}

/** A number field that shows its unit. */
export function AmountField({
  name,
  label,
  hint,
  error: initialError,
  optional,
  before,
  after,
  ...input
}: AmountFieldProps) {
  const error = useFieldError(name, initialError)
  return (
    <Field {...{ id: name, label, hint, error, optional }}>
      <div
        className={styles.box}
        data-before={before && before.length > 1 ? 'code' : before && 'sign'}
      >
        {before && <span aria-hidden="true">{before}</span>}
        <input
          {...controlOf(name, { hint, error })}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...input}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </div>
    </Field>
  )
}
