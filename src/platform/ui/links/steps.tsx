import type { ReactNode } from 'react'
import styles from './steps.module.css'

interface StepsProps {
  items: { title: string; text: ReactNode }[]
  heading?: 'h2' | 'h3'
}

/** The steps to take, in order. */
export function Steps({ items, heading: Heading = 'h3' }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <Heading>{title}</Heading>
          <div className={styles.text}>{text}</div>
        </li>
      ))}
    </ol>
  )
}
