import { useLanguage } from '#platform/languages/pages/use-language.ts'
import styles from './breadcrumb.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

interface BreadcrumbProps {
  /** The levels from the home page down. The last one is the page itself and needs no URL. */
  items: { label: string; href?: string }[]
}

export function Breadcrumb({ items }: BreadcrumbProps) {
  const { words } = useLanguage()
  return (
    <nav className={styles.breadcrumb} aria-label={words.job.breadcrumb}>
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={label} className={styles.item}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
