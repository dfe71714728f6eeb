import styles from './search-link.module.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

interface SearchLinkProps {
  href: string
  /** What a person would type. */
  children: string
  label: string
}

/** Looks like a search bar and leads to the page that has one. */
export function SearchLink({ href, children, label }: SearchLinkProps) {
  return (
    <Link className={styles.bar} href={href}>
      <Icon name="search" />
      <span className={styles.words}>{children}</span>
      <span className={styles.go}>{label}</span>
    </Link>
  )
}
