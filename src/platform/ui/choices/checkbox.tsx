import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { useReturnedTick } from '#platform/forms/pages/use/returnable.tsx'
import { controlOf, type FieldWords } from '#platform/ui/fields/control.ts'
import { FieldNotes } from '#platform/ui/fields/field.tsx'

interface CheckboxProps
  extends Pick<FieldWords, 'hint' | 'error'>, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  name: string
  label: ReactNode
}

export function Checkbox({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  ...input
}: CheckboxProps) {
  const error = useFieldError(name, initialError)
  const isTicked = useReturnedTick(name, input.defaultChecked)
  return (
    <div className={styles.checkbox}>
      <FieldNotes id={id} error={error} />
      <label className={styles.choice}>
        <input
          {...controlOf(id, { hint, error })}
          className={styles.input}
          name={name}
          {...input}
          defaultChecked={isTicked}
          type="checkbox"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
