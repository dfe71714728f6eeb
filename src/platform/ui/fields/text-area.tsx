import type { ComponentProps, ReactNode } from 'react'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { useReturned } from '#platform/forms/pages/use/returnable.tsx'
import { controlOf, type FieldWords } from './control.ts'
import { Field } from './field.tsx'

/** A browser would cut a pasted text at a `maxLength` and say nothing: the server says how long it may be. */
interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, 'className' | 'children' | 'maxLength'> {
  name: string
  /** Puts something around the box alone. */
  children?(box: ReactNode): ReactNode
}

export function TextArea({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  optional,
  rows = 6,
  children = (box) => box,
  ...textarea
}: TextAreaProps) {
  const error = useFieldError(name, initialError)
  const value = useReturned(name, textarea.defaultValue)
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {children(
        <textarea
          {...controlOf(id, { hint, error })}
          name={name}
          rows={rows}
          {...textarea}
          defaultValue={value}
        />,
      )}
    </Field>
  )
}
