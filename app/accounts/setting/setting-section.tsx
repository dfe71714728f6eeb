import type { ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'
import styles from './setting.module.css'

interface SettingSectionProps {
  /** Where links to this section lead. */
  id: string
  title: string
  /** What it is about, in a sentence or two. */
  lead?: ReactNode
  children: ReactNode
}

/** One thing that can be settled, on a sheet of its own. */
export function SettingSection({ id, title, lead, children }: SettingSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Card padding="roomy">
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </Card>
    </section>
  )
}
