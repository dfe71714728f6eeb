import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageLayoutProps {
  /** Text keeps lines readable, form is narrower, wide is for lists, full is edge to edge. */
  width?: 'form' | 'text' | 'wide' | 'full'
  /** Spans the window, above the content. */
  hero?: ReactNode
  children: ReactNode
}

/** The page's main landmark. Its children are stacked at equal distances. */
export function PageLayout({ width = 'text', hero, children }: PageLayoutProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      {hero}
      <div className={`${styles.content} ${styles[width]}`}>{children}</div>
    </main>
  )
}
