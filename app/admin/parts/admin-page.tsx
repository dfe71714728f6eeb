import type { ReactNode } from 'react'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import styles from './admin-page.module.css'

const SECTIONS = [
  { path: '/desk', name: 'Overview' },
  { path: '/desk/messages', name: 'Messages' },
  { path: '/desk/startups', name: 'Startups' },
  { path: '/desk/jobs', name: 'Jobs' },
  { path: '/desk/people', name: 'People' },
  { path: '/desk/log', name: 'Log' },
] as const

interface AdminPageProps {
  /** Which part of the desk this page belongs to. */
  place: (typeof SECTIONS)[number]['path']
  title: string
  /** The page is about one thing of its part, not the part itself. */
  isWithin?: boolean
  /** Its form came back. */
  isRejected?: boolean
  lead?: ReactNode
  children: ReactNode
}

/** The frame of every page of the desk. */
export function AdminPage({ place, title, isWithin, isRejected, lead, children }: AdminPageProps) {
  return (
    <PageLayout width="wide">
      <title>{`${isRejected ? 'Error: ' : ''}${title} – Desk – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <nav className={styles.nav} aria-label="Desk">
        <ul className={styles.places}>
          {SECTIONS.map(({ path, name }) => (
            <li key={path}>
              <a
                className={styles.place}
                href={path}
                aria-current={path === place ? (isWithin ? 'true' : 'page') : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PageHeader title={title}>{lead}</PageHeader>
      {children}
    </PageLayout>
  )
}
