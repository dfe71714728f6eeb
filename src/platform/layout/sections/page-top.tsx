import type { ReactNode } from 'react'
import styles from './page-top.module.css'

interface PageTopProps {
  /** A drawing from src/platform/art. */
  art: ReactNode
  /** The page's header. */
  children: ReactNode
}

/** A page's introduction with a drawing next to it, or below it on a phone. */
export function PageTop({ art, children }: PageTopProps) {
  return (
    <div className={styles.top}>
      {children}
      <div className={styles.art}>{art}</div>
    </div>
  )
}
