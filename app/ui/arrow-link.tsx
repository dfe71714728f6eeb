import styles from './arrow-link.module.css'
import { Icon } from './icon.tsx'

interface ArrowLinkProps {
  href: string
  children: string
}

/** A link on its own line that leads on to more of the same. */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
      <Icon name="arrow-right" />
    </a>
  )
}
