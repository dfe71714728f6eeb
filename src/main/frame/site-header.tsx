import { useEffect, type ReactNode } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Avatar } from '#platform/ui/facts/avatar.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { Logo } from '#platform/layout/page/logo.tsx'
import styles from './site-header.module.css'

const WIDE = '(width >= 56rem)'

/** Closes the menus. Harmless if they are closed; browsers without popovers do not have the function. */
function closeMenu() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.()
}

interface SiteHeaderProps {
  currentPath: string
  /** The person who is logged in, if any. */
  user: {
    name: string
    /** The account menu's name. */
    label: string
    logOut: string
    picture: string | null
    /** A link to unread messages, if there are any. */
    unread: { href: string; 'aria-label': string; children: string } | null
  } | null
  /** Links at the end of the narrow screen's menu. */
  children: ReactNode
}

/**
 * The site's links are one list: a row on a wide screen, a native popover on a narrow one, and a wrapping row without
 * popover support. The popover must be closed for the next page and for a wider window.
 */
export function SiteHeader({ currentPath, user, children }: SiteHeaderProps) {
  const { path, words } = useLanguage()
  const links = [
    ['/', words.layout.home],
    ['/jobs', words.layout.jobs],
    ['/saved', words.layout.saved],
    ['/real', words.real.title],
    ['/about', words.layout.about],
    ['/services', words.layout.services],
    ['/dashboard', words.layout.dashboard],
    ['/contact', words.layout.contact],
  ] as const
  useEffect(() => {
    const media = matchMedia(WIDE)
    if (media.matches) closeMenu()
    media.addEventListener('change', closeMenu)
    return () => media.removeEventListener('change', closeMenu)
  }, [])
  const isCurrent = (path: string) => (path === currentPath ? 'page' : undefined)

  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {words.layout.skip}
      </a>
      <div className={styles.bar}>
        <Link className={styles.home} href="/" aria-label={words.layout.homeLabel}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={words.layout.main}>
          <button type="button" className={styles.toggle} popoverTarget="site-menu">
            <Icon name="menu" />
            {words.layout.menu}
          </button>
          <ul id="site-menu" className={styles.links} popover="auto">
            {links.map(([href, label]) => (
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
            <li className={styles.last}>{children}</li>
          </ul>
        </nav>
        {user?.unread && <Link className={styles.unread} {...user.unread} />}
        {user ? (
          <>
            <button
              type="button"
              className={styles.user}
              popoverTarget="user-menu"
              aria-label={user.label}
            >
              <Avatar name={user.name} src={user.picture} size="small" />
            </button>
            <ul id="user-menu" className={styles.account} popover="auto">
              <li>
                <Link className={styles.link} href="/dashboard" onClick={closeMenu}>
                  {words.layout.dashboard}
                </Link>
              </li>
              <li>
                <Link className={styles.link} href="/login?logout=ask" onClick={closeMenu}>
                  {user.logOut}
                </Link>
              </li>
            </ul>
          </>
        ) : (
          <Link
            className={styles.user}
            href={
              path
                ? `/login?${new URLSearchParams({ next: inLanguage(path, currentPath) })}`
                : '/login'
            }
            aria-label={words.layout.logIn}
            aria-current={isCurrent('/login')}
          >
            <Icon name="user" />
          </Link>
        )}
      </div>
    </header>
  )
}
