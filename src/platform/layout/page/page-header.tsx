import type { ReactNode } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** A word or two above the title. */
  eyebrow?: string
  /** Whether the sentence is beside the title, for a page of rows. */
  isOneLine?: boolean
  /** The main action next to the title. */
  action?: ReactNode
  /** One or two sentences about the page. */
  children?: ReactNode
}

/** The page's only h1 and its introduction. */
export function PageHeader({ title, eyebrow, isOneLine, action, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words} data-one-line={isOneLine}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {action}
    </header>
  )
}
