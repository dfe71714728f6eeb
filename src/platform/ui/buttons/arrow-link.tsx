import styles from './arrow-link.module.css'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from './link.tsx'

interface ArrowLinkProps {
  href: string
  children: string
}

/** A link on its own line that leads to more of the same. */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <Link className={styles.link} href={href}>
      {children}
      <Icon name="arrow-right" />
    </Link>
  )
}
