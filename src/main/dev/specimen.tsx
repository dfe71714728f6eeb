import type { ReactNode } from 'react'
import styles from './specimen.module.css'

interface SpecimenProps {
  id: string
  title: string
  /** Arranges the examples in a row instead of a column. */
  row?: boolean
  children: ReactNode
}

/** One component in all its states, with an anchor. */
export function Specimen({ id, title, row, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <h2 id={id}>
        <a className={styles.anchor} href={`#${id}`}>
          {title}
        </a>
      </h2>
      <div className={row ? styles.row : styles.stack}>{children}</div>
    </section>
  )
}
