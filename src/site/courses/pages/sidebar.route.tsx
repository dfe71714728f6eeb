import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon, type IconName } from '#platform/ui/facts/icon.tsx'
import styles from './sidebar.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

const ENTRIES: { label: string; icon: IconName; href?: string }[] = [
  { label: 'Dashboard', icon: 'home' },
  { label: 'Products', icon: 'briefcase' },
  { label: 'Categories', icon: 'menu' },
  { label: 'Customers', icon: 'user' },
  { label: 'Inventory', icon: 'download' },
  { label: 'Reports', icon: 'file' },
  { label: 'Setting', icon: 'filters', href: '/setting' },
]

/** The menu of a course shop that does not exist; only its last link works. */
export default function SidebarPage() {
  return (
    <PageLayout width="form">
      <title>Shop menu – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Shop menu">
        <p>A preview of the menu for people who will sell courses. Only Setting opens a page.</p>
      </PageHeader>
      <Card>
        <nav aria-label="Shop">
          <ul className={styles.entries}>
            {ENTRIES.map(({ label, icon, href }) => (
              <li key={label} className={styles.entry}>
                <Icon name={icon} />
                {href ? <Link href={href}>{label}</Link> : label}
              </li>
            ))}
          </ul>
        </nav>
      </Card>
      <ArrowLink href="/course">Back to the courses</ArrowLink>
    </PageLayout>
  )
}
