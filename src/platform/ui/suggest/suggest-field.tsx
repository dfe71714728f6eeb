import styles from './suggest-field.module.css'
import type { SuggestInputProps } from './suggest-box.tsx'
import { SuggestInput } from './suggest-input.tsx'

interface SuggestFieldProps extends Omit<SuggestInputProps, 'className' | 'id'> {
  label: string
}

/** A field with its label inside and suggestions while typing. */
export function SuggestField({ label, ...input }: SuggestFieldProps) {
  return (
    <>
      <label className={styles.label} htmlFor={input.name}>
        {label}
      </label>
      <SuggestInput {...input} id={input.name} className={styles.input} />
    </>
  )
}
