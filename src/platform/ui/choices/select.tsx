import type { ComponentProps } from 'react'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import { useReturned } from '#platform/forms/pages/use/returnable.tsx'
import { controlOf, type FieldWords } from '#platform/ui/fields/control.ts'
import styles from '#platform/ui/fields/field.module.css'
import { Field } from '#platform/ui/fields/field.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'

interface Option {
  value: string
  label: string
  /** The heading of consecutive options that belong together. */
  group?: string
}

interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'className'> {
  name: string
  options?: Option[]
  /** All options as HTML instead, if they are too many for React to render fast. */
  optionsHtml?: string
  /** The text of the empty choice. Without it one option is always chosen. */
  placeholder?: string
}

/** The native select, which is the best list on a phone. */
export function Select({
  name,
  id = name,
  label,
  hint,
  error: initialError,
  optional,
  options = [],
  optionsHtml,
  placeholder,
  ...select
}: SelectProps) {
  const error = useFieldError(name, initialError)
  const value = useReturned(name, select.defaultValue)
  const content =
    optionsHtml === undefined
      ? { children: toChildren(options, placeholder) }
      : { dangerouslySetInnerHTML: { __html: optionsHtml } }
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div className={styles.select}>
        <select
          {...controlOf(id, { hint, error })}
          name={name}
          {...select}
          defaultValue={value}
          {...content}
        />
        <Icon name="chevron-down" />
      </div>
    </Field>
  )
}

function toChildren(options: Option[], placeholder: string | undefined) {
  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {[...Map.groupBy(options, ({ group = '' }) => group)].map(([group, ofGroup]) =>
        group ? (
          <optgroup key={group} label={group}>
            {ofGroup.map(toOption)}
          </optgroup>
        ) : (
          ofGroup.map(toOption)
        ),
      )}
    </>
  )
}

function toOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
