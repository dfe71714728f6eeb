import type { ReactNode } from 'react'
import styles from './specimen.module.css'

interface SpecimenProps {
  id: string
  title: string
  /** Puts what is shown in a row instead of below each other. */
  row?: boolean
  children: ReactNode
}

/** One part of the design, in all its states, under an anchor. */
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
