import type { ReactNode } from 'react'
import styles from './steps.module.css'

interface StepsProps {
  items: { title: string; text: ReactNode }[]
}

/** The steps to take, in order. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <div className={styles.text}>{text}</div>
        </li>
      ))}
    </ol>
  )
}
