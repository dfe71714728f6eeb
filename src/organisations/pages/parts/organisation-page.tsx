import type { ReactNode } from 'react'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { organisationPath, ORGANISATIONS_PATH } from '#organisations/model/organisation-paths.ts'
import styles from './organisation-page.module.css'

interface OrganisationPageProps {
  title: string
  eyebrow?: string
  /** The organisation that the page is about, named above the title and in the breadcrumbs. */
  of?: { id: string; name: string }
  /** More breadcrumbs between the dashboard and this page. */
  above?: { label: string; href: string }[]
  isRejected?: boolean
  lead?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** The layout of pages about organisations. */
export function OrganisationPage({
  title,
  eyebrow,
  of,
  above = [],
  isRejected,
  lead,
  action,
  children,
}: OrganisationPageProps) {
  const organisation = of && [
    { label: 'Your organisations', href: ORGANISATIONS_PATH },
    { label: of.name, href: organisationPath(of.id) },
  ]
  return (
    <PageLayout width="text">
      <title>{`${isRejected ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Dashboard', href: '/dashboard' },
          ...(organisation ?? []),
          ...above,
          { label: title },
        ]}
      />
      <PageHeader title={title} eyebrow={eyebrow ?? of?.name} action={action}>
        {lead}
      </PageHeader>
      {children}
    </PageLayout>
  )
}

interface SheetProps {
  id: string
  title: string
  lead?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** A section of such a page. */
export function Sheet({ id, title, lead, action, children }: SheetProps) {
  return (
    <section id={id} className={styles.sheet} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

/** A banner's status text, with space before the next step. */
export function ProofStatus({ children }: { children: ReactNode }) {
  return <div className={styles.standing}>{children}</div>
}
