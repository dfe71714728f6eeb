import type { ReactNode } from 'react'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import styles from './entry-page.module.css'

interface EntryPageProps {
  title: string
  lead?: ReactNode
  /** The description for search engines; without it they do not list the page. */
  description?: string
  /** The form was rejected. */
  isRejected?: boolean
  /** Shown next to the form if there is room, otherwise below it. */
  aside: ReactNode
  children: ReactNode
}

/** A log-in or sign-up page: one form, and reasons to trust it. */
export function EntryPage({
  title,
  lead,
  description,
  isRejected,
  aside,
  children,
}: EntryPageProps) {
  return (
    <PageLayout width="wide">
      <title>{`${isRejected ? 'Error: ' : ''}${title} – Landfall`}</title>
      {description ? (
        <meta name="description" content={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <PageHeader title={title}>{lead && <p>{lead}</p>}</PageHeader>
      <div className={styles.grid}>
        <Card padding="roomy">
          <div className={styles.form}>{children}</div>
        </Card>
        <aside className={styles.aside}>{aside}</aside>
      </div>
    </PageLayout>
  )
}

/** Links to related pages. */
export function EntryLinks({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.links} aria-label="Other ways">
      {children}
    </nav>
  )
}
