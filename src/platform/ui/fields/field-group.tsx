import type { ReactNode } from 'react'
import type { FieldWords } from './control.ts'
import styles from './field.module.css'
import { FieldNotes } from './field.tsx'

interface FieldGroupProps extends FieldWords {
  /** The prefix of the ids `-hint` and `-error`. */
  id: string
  children: ReactNode
}

/** A question above several controls, with a hint and an error for the group. */
export function FieldGroup({ id, label, hint, error, optional, children }: FieldGroupProps) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.field} aria-describedby={notes || undefined}>
      <legend className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
