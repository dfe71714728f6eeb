import { useCallback, useEffect, useRef } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Avatar } from '#platform/ui/facts/avatar.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { Logo } from '#platform/layout/page/logo.tsx'
import styles from './site-header.module.css'

const WIDE = '(width >= 56rem)'

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
}

/**
 * The site's links are one list: a row on a wide screen, a native popover on a narrow one, and a wrapping row without
 * popover support. The popover must be closed for the next page and for a wider window.
 */
export function SiteHeader({ currentPath, user }: SiteHeaderProps) {
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
  const menu = useRef<HTMLUListElement>(null)
  const account = useRef<HTMLUListElement>(null)
  // Harmless if closed; browsers without popovers do not have the function.
  const closeMenu = useCallback(() => {
    menu.current?.hidePopover?.()
    account.current?.hidePopover?.()
  }, [])
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
          <ul id="site-menu" ref={menu} className={styles.links} popover="auto">
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
            <ul ref={account} id="user-menu" className={styles.account} popover="auto">
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
