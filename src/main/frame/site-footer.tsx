import { use } from 'react'
import { Quay } from '#platform/art/quay.tsx'
import { Rich } from '#platform/languages/pages/rich.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Logo } from '#platform/layout/page/logo.tsx'
import { ServerRenderContext } from '#platform/layout/server-render.ts'
import styles from './site-footer.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

/** The footer; on the server its content is rendered once per language for all pages (decision 14). */
export function SiteFooter() {
  const server = use(ServerRenderContext)
  if (server) return <footer dangerouslySetInnerHTML={{ __html: server.footer }} />
  return (
    <footer>
      <FooterContent />
    </footer>
  )
}

interface FooterContentProps {
  /** A line about whoever runs the site; browsers keep the server’s. */
  operator?: string
}

export function FooterContent({ operator = '' }: FooterContentProps) {
  const { words } = useLanguage()
  const groups = [
    {
      title: words.layout.work,
      links: [
        { href: '/jobs', label: words.layout.findWork },
        { href: '/post', label: words.layout.postJob },
        { href: '/employers', label: words.layout.lookUp },
        { href: '/occupations', label: words.layout.needs },
        { href: '/sponsorship', label: words.layout.howWeCheck },
        { href: '/sponsor-lost', label: words.layout.sponsorLost },
      ],
    },
    {
      title: words.layout.founders,
      links: [
        { href: '/startup', label: words.layout.startup },
        { href: '/services', label: words.layout.services },
      ],
    },
    {
      title: 'Landfall',
      links: [
        { href: '/real', label: words.real.title },
        { href: '/about', label: words.layout.about },
        { href: '/contact', label: words.layout.contact },
        { href: '/sources', label: words.check.sources },
      ],
    },
  ]
  const legal = [
    { href: '/privacy', label: words.layout.privacy },
    { href: '/terms', label: words.layout.terms },
    { href: '/accessibility', label: words.layout.accessibility },
  ]
  return (
    <>
      <Quay />
      <div className={styles.ground} data-scheme="night">
        <div className={styles.content}>
          <div className={styles.promise}>
            <Logo />
            <p>
              <Rich text={words.layout.promise} links={{ link: '/contact' }} />
            </p>
          </div>
          <nav className={styles.groups} aria-label={words.layout.footer}>
            {groups.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.links}>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <p className={styles.operator}>
              {legal.map(({ href, label }) => (
                <span key={href}>
                  <Link href={href}>{label}</Link>
                </span>
              ))}
              <span lang="en" suppressHydrationWarning>
                {operator}
              </span>
            </p>
          </nav>
        </div>
      </div>
    </>
  )
}
