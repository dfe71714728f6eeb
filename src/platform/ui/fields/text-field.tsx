import type { ComponentProps } from 'react'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { useReturned } from '#platform/forms/pages/use/returnable.tsx'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className'> {
  name: string
}

export function TextField({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  optional,
  ...input
}: TextFieldProps) {
  const error = useFieldError(name, initialError)
  const value = useReturned(name, input.defaultValue)
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <input
        {...controlOf(id, { hint, error })}
        name={name}
        type="text"
        {...input}
        defaultValue={value}
      />
    </Field>
  )
}

/** A field for somebody’s own email address, which browsers fill in. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" spellCheck={false} {...props} />
}
