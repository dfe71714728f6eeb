import type { ReactNode } from 'react'
import styles from './section.module.css'

export interface SectionProps {
  /** The anchor for links to this section. */
  id: string
  title: string
  /** One or two sentences about the section. */
  lead?: ReactNode
  /** A link onwards, next to the title if there is room. */
  action?: ReactNode
  children: ReactNode
}

export function Section({ id, title, lead, action, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

/** The page's sections, widely spaced. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>
}

/** Running text: paragraphs and lists that belong together. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
