import type { ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  title: string
  lead: ReactNode
  /** A wide drawing from app/art: below the words on a phone, behind them on a wide screen. */
  art: ReactNode
  /** What can be done first; buttons stand in a row. */
  children?: ReactNode
}

/** Opens the site: the words in the sky, the harbour below. */
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
