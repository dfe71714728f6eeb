import type { ReactNode } from 'react'
import styles from './columns.module.css'

interface ColumnsProps {
  /** The actions. */
  aside: ReactNode
  children: ReactNode
}

/** A page about one record, with its actions alongside. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.part}>{children}</div>
      <div className={styles.part}>{aside}</div>
    </div>
  )
}

/** Text exactly as a visitor wrote it. */
export function WrittenText({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>
}

interface PartProps {
  id: string
  title: string
  children: ReactNode
}

export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
