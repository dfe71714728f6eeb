import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** A drawing from src/platform/art. */
  art?: ReactNode
  action?: { href: string; label: string }
  heading?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
}

/** Says that a list is empty, why, and what to do next. */
export function EmptyState({
  title,
  art,
  action,
  heading: Heading = 'h2',
  children,
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art && <div className={styles.art}>{art}</div>}
      <Heading>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
    </div>
  )
}
