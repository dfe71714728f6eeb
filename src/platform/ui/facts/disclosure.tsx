import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  children: ReactNode
}

/** The native disclosure: a line that opens the content below it. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
