import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** A word or two above the title. */
  eyebrow?: string
  /** The main action beside the title. */
  action?: ReactNode
  /** What the page is about, in a sentence or two. */
  children?: ReactNode
}

/** The page's only h1 and what introduces it. */
export function PageHeader({ title, eyebrow, action, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {action}
    </header>
  )
}
