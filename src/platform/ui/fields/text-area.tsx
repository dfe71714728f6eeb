import type { ComponentProps } from 'react'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { useReturned } from '#platform/forms/pages/use/returnable.tsx'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className'> {
  name: string
}

export function TextArea({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  optional,
  rows = 6,
  ...textarea
}: TextAreaProps) {
  const error = useFieldError(name, initialError)
  const value = useReturned(name, textarea.defaultValue)
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <textarea
        {...controlOf(id, { hint, error })}
        name={name}
        rows={rows}
        {...textarea}
        defaultValue={value}
      />
    </Field>
  )
}
