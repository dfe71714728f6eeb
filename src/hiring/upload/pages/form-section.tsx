import type { ReactNode } from 'react'
import styles from './form-section.module.css'

interface FormSectionProps {
  title: string
  /** The reason we ask. */
  words?: string
  children: ReactNode
}

/** Questions that belong together. */
export function FormSection({ title, words, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {words && <p className={styles.words}>{words}</p>}
      {children}
    </fieldset>
  )
}
