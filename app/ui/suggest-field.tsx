import type { ComponentProps } from 'react'
import styles from './suggest-field.module.css'

interface SuggestFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  name: string
  label: string
  /** The call that suggests; a plain field without a script (`app/enhance/search/suggest.ts`). */
  from: string
}

/** A field with its label inside, that suggests while somebody types. */
export function SuggestField({ name, label, from, ...input }: SuggestFieldProps) {
  return (
    <>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={name}
        name={name}
        className={styles.input}
        autoComplete="off"
        data-suggest={from}
      />
      <ul id={`${name}-suggestions`} className={styles.list} aria-label="Suggestions" hidden />
    </>
  )
}
