import { Link } from '#platform/ui/buttons/link.tsx'
import type { ReactNode } from 'react'
import styles from './rows.module.css'

export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface RowProps {
  href: string
  title: string
  tag?: ReactNode
  /** Short facts, shown side by side. */
  facts: ReactNode[]
  children?: ReactNode
}

/** One item of a list, linked to its page. */
export function Row({ href, title, tag, facts, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link className={`card-link ${styles.title}`} href={href}>
          {title}
        </Link>
        {tag}
      </div>
      {children && <p className={styles.words}>{children}</p>}
      <p className={styles.facts}>
        {facts.map((fact, index) => (
          <span key={index}>{fact}</span>
        ))}
      </p>
    </li>
  )
}
