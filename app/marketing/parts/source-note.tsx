import type { ReactNode } from 'react'
import styles from './source-note.module.css'

/** Where a fact comes from and of when it is: rules change, and a reader must be able to look. */
export function SourceNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
