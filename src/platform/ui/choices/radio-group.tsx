import type { ChangeEventHandler } from 'react'
import styles from './choice.module.css'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { useReturned } from '#platform/forms/pages/use/returnable.tsx'
import type { FieldWords } from '#platform/ui/fields/control.ts'
import { FieldGroup } from '#platform/ui/fields/field-group.tsx'

interface RadioGroupProps extends FieldWords {
  name: string
  /** An id, needed if a page has several groups of the same name. */
  id?: string
  options: { value: string; label: string; hint?: string; disabled?: boolean }[]
  defaultValue?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** One choice out of a few, all visible. */
export function RadioGroup({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  optional,
  options,
  defaultValue,
  onChange,
}: RadioGroupProps) {
  const error = useFieldError(name, initialError)
  const chosen = useReturned(name, defaultValue)
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} optional={optional}>
      {options.map((option, index) => (
        <label key={option.value} className={`${styles.choice} ${styles.boxed}`}>
          <input
            id={index === 0 ? id : undefined}
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
            disabled={option.disabled}
            onChange={onChange}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.note}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}
