import { Link } from '#platform/ui/buttons/link.tsx'
import type { ReactNode } from 'react'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import { DATA_PATH, DESK_SOURCES_PATH } from '#moderation/desk/admin-paths.ts'
import styles from './admin-page.module.css'

/** London time, such as '21 Nov 2026, 12:05'. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{mediumDateTime(at)}</time>
}

const SECTIONS = [
  { path: '/desk', name: 'Overview' },
  { path: '/desk/queue', name: 'Queue' },
  { path: '/desk/messages', name: 'Messages' },
  { path: '/desk/startups', name: 'Startups' },
  { path: '/desk/jobs', name: 'Jobs' },
  { path: '/desk/organisations', name: 'Organisations' },
  { path: '/desk/people', name: 'People' },
  { path: DESK_SOURCES_PATH, name: 'Sources' },
  { path: DATA_PATH, name: 'Rules and register' },
  { path: '/desk/log', name: 'Log' },
] as const

interface AdminPageProps {
  /** The section of this page. */
  section: (typeof SECTIONS)[number]['path']
  title: string
  /** The page is about one record of its section. */
  isWithin?: boolean
  /** Its form was rejected. */
  isRejected?: boolean
  lead?: ReactNode
  children: ReactNode
}

/** The layout of every admin page. */
export function AdminPage({
  section,
  title,
  isWithin,
  isRejected,
  lead,
  children,
}: AdminPageProps) {
  return (
    <PageLayout width="wide">
      <title>{`${isRejected ? 'Error: ' : ''}${title} – Admin – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <nav className={styles.nav} aria-label="Admin">
        <ul className={styles.sections}>
          {SECTIONS.map(({ path, name }) => (
            <li key={path}>
              <Link
                className={styles.section}
                href={path}
                aria-current={path === section ? (isWithin ? 'true' : 'page') : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PageHeader title={title}>{lead}</PageHeader>
      {children}
    </PageLayout>
  )
}
