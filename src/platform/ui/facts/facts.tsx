import type { ReactNode } from 'react'
import styles from './facts.module.css'
import { Icon, type IconName } from './icon.tsx'

interface FactsProps {
  items: { term: string; lang?: string | undefined; value: ReactNode; icon?: IconName }[]
  /** Rows put the value next to its term; a grid puts it below, several in a line. */
  layout?: 'rows' | 'grid'
}

/** The facts about one thing. */
export function Facts({ items, layout = 'rows' }: FactsProps) {
  return (
    <dl className={styles[layout]}>
      {items.map(({ term, lang, value, icon }) => (
        <div key={term}>
          <dt lang={lang}>
            {icon && <Icon name={icon} />}
            {term}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
