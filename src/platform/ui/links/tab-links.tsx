import styles from './tab-links.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'

interface TabLinksProps {
  label: string
  items: { value: string; label: string; href: string; count: number; news?: string | null }[]
  /** The value of the current tab; null if the page shows none of them. */
  value: string | null
}

/** Links that look like tabs: each leads to the same page with a different value in its URL. */
export function TabLinks({ label, items, value }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.value}>
            <Link
              className={styles.tab}
              href={item.href}
              preventScrollReset
              aria-current={item.value === value ? 'page' : undefined}
            >
              {item.label}
              <span className={styles.count}>{item.count}</span>
              {item.news && <Tag tone="signal">{item.news}</Tag>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
