import type { ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  title: string
  lead: ReactNode
  /** A wide drawing from src/platform/art: below the text on a phone, behind it on a wide screen. */
  art: ReactNode
  /** The first actions, as buttons in a row. */
  children?: ReactNode
}

/** The top of the site: text in the sky, the harbour below. */
export function Hero({ title, lead, art, children }: HeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{lead}</div>
        {children}
      </div>
      <div className={styles.art}>{art}</div>
    </header>
  )
}
