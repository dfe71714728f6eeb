import { kept } from '#app/kept/kept.tsx'
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

const LINKED = new Set([...LINKS.map(({ href }) => href), '/login'])

interface SiteHeaderProps {
  currentPath: string
  /** Who is logged in; null for nobody. */
  user: { name: string; picture: string | null } | null
}

/** The header for somebody who is logged in is theirs alone, and kept nowhere. */
export function SiteHeader({ currentPath, user }: SiteHeaderProps) {
  // Most pages are none that the header leads to, and look the same in it.
  const current = LINKED.has(currentPath) ? currentPath : null
  if (!user) return <AnonymousHeader current={current} user={null} />
  return (
    <header className={styles.header}>
      <HeaderContent current={current} user={user} />
    </header>
  )
}

const AnonymousHeader = kept<HeaderContentProps>(HeaderContent, {
  as: 'header',
  nameOf: ({ current }) => current ?? '',
  className: styles.header,
})

interface HeaderContentProps {
  /** The page the reader is on, where it is one of those below. */
  current: string | null
  user: SiteHeaderProps['user']
}

/**
 * The links are one list: a row on a wide screen, the browser's own popover on a narrow one. Where
 * popovers are not known the row wraps.
 */
function HeaderContent({ current, user }: HeaderContentProps) {
  return (
    <>
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
                  aria-current={href === current ? 'page' : undefined}
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
          aria-current={current === '/login' ? 'page' : undefined}
        >
          {user ? (
            <Avatar name={user.name} src={user.picture} size="small" />
          ) : (
            <Icon name="user" />
          )}
        </a>
      </div>
    </>
  )
}
