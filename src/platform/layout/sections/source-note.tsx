import type { ReactNode } from 'react'
import styles from './source-note.module.css'

/** A fact's source and date: rules change, and readers must be able to check. */
export function SourceNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
