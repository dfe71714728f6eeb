import { useCallback, useEffect, useRef } from 'react'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Logo } from './logo.tsx'
import styles from './site-header.module.css'

const LINKS = [
  { href: '/', label: 'Home' },
  { href: '/jobs', label: 'Jobs' },
  { href: '/about', label: 'About us' },
  { href: '/services', label: 'Services' },
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/contact', label: 'Contact us' },
]

const WIDE = '(width >= 56rem)'

interface SiteHeaderProps {
  currentPath: string
  /** The person who is logged in, if any. */
  user: { name: string; picture: string | null } | null
}

/**
 * The links are one list: a row on a wide screen, the browser's own popover on a narrow one. Where
 * popovers are not known the row wraps. It has to be closed for the next page and for a wider window.
 */
export function SiteHeader({ currentPath, user }: SiteHeaderProps) {
  const menu = useRef<HTMLUListElement>(null)
  // Does nothing to a closed one, and a browser without popovers has no such function.
  const closeMenu = useCallback(() => menu.current?.hidePopover?.(), [])
  useEffect(() => {
    const media = matchMedia(WIDE)
    if (media.matches) closeMenu()
    media.addEventListener('change', closeMenu)
    return () => media.removeEventListener('change', closeMenu)
  }, [closeMenu])
  const isCurrent = (path: string) => (path === currentPath ? 'page' : undefined)

  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className={styles.bar}>
        <Link className={styles.home} href="/" aria-label="Landfall, home">
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <button type="button" className={styles.toggle} popoverTarget="site-menu">
            <Icon name="menu" />
            Menu
          </button>
          <ul id="site-menu" ref={menu} className={styles.links} popover="auto">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link
                  className={styles.link}
                  href={href}
                  aria-current={isCurrent(href)}
                  onClick={closeMenu}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link
          className={styles.user}
          href="/login"
          aria-label={user ? `Your account: ${user.name}` : 'Log in'}
          aria-current={isCurrent('/login')}
        >
          {user ? (
            <Avatar name={user.name} src={user.picture} size="small" />
          ) : (
            <Icon name="user" />
          )}
        </Link>
      </div>
    </header>
  )
}
