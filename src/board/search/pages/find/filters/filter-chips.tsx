import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import type { AppliedFilter } from './applied-filters.ts'
import styles from './filter-chips.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

interface FilterChipsProps {
  applied: AppliedFilter[]
  /** A link that removes all filters. */
  clearHref: string
}

/** The active filters, each a link that removes it. */
export function FilterChips({ applied, clearHref }: FilterChipsProps) {
  const { words } = useLanguage()
  if (applied.length === 0) return null

  return (
    <ul className={styles.chips} aria-label={words.search.inUse}>
      {applied.map(({ name, label, removeHref }) => (
        <li key={name}>
          <Link className={styles.chip} href={removeHref} rel="nofollow" preventScrollReset>
            <span className="visually-hidden">{words.search.remove}</span>
            {label}
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link className={styles.all} href={clearHref} rel="nofollow" preventScrollReset>
            {words.search.clearAll}
          </Link>
        </li>
      )}
    </ul>
  )
}
