import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li'
  tone?: 'plain' | 'dawn'
  /** Lifts on hover: for a card that is a link. Give that link the class `card-link`. */
  interactive?: boolean
  padding?: 'snug' | 'roomy'
  children: ReactNode
}

/** A raised sheet that groups related content. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  interactive = false,
  padding = 'snug',
  children,
}: CardProps) {
  const classes = [styles.card, styles[tone], styles[padding], interactive && styles.interactive]
  return <Element className={classes.filter(Boolean).join(' ')}>{children}</Element>
}
