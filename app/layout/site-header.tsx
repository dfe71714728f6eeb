import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from './logo.tsx'
import styles from './site-header.module.css'

const LINKS = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About us' },
  { href: '/services', label: 'Services' },
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/contact', label: 'Contact us' },
]

interface SiteHeaderProps {
  currentPath: string
  /** Who is logged in; null for nobody. */
  user: { name: string; picture: string | null } | null
}

/**
 * The links are one list: a row on a wide screen, the browser's own popover on a narrow one. Where
 * popovers are not known the row wraps.
 */
export function SiteHeader({ currentPath, user }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label="Landfall, home">
          <Logo />
        </a>
        <nav className={styles.nav} aria-label="Main">
          <button type="button" className={styles.toggle} popoverTarget="site-menu">
            <Icon name="menu" />
            Menu
          </button>
          <ul id="site-menu" className={styles.links} popover="auto">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a
                  className={styles.link}
                  href={href}
                  aria-current={href === currentPath ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a
          className={styles.user}
          href="/login"
          aria-label={user ? `Your account: ${user.name}` : 'Log in'}
          data-logged-in={user !== null}
          aria-current={currentPath === '/login' ? 'page' : undefined}
        >
          {user ? (
            <Avatar name={user.name} src={user.picture} size="small" />
          ) : (
            <Icon name="user" />
          )}
        </a>
      </div>
    </header>
  )
}
