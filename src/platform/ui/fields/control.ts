import styles from './field.module.css'

/** The texts of every field. */
export interface FieldWords {
  label: string
  hint?: string
  error?: string
  /** Marks the field as optional. */
  optional?: boolean
}

/** The attributes that tie a control to its label, hint and error. */
export function controlOf(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
}
