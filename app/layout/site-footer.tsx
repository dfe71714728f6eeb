import { use } from 'react'
import { Quay } from '#app/art/quay.tsx'
import { Logo } from './logo.tsx'
import { ServerRenderContext } from './server-render.ts'
import styles from './site-footer.module.css'
import { Link } from '#app/ui/link.tsx'

const GROUPS = [
  {
    title: 'Work',
    links: [
      { href: '/jobs', label: 'Find work' },
      { href: '/post', label: 'Post a job' },
      { href: '/employers', label: 'Look up an employer' },
      { href: '/occupations', label: 'What a job needs' },
      { href: '/sponsorship', label: 'How we check jobs' },
      { href: '/course', label: 'Training' },
    ],
  },
  {
    title: 'Care founders',
    links: [
      { href: '/startup', label: 'Startup support' },
      { href: '/services', label: 'Services' },
    ],
  },
  {
    title: 'Landfall',
    links: [
      { href: '/about', label: 'About us' },
      { href: '/contact', label: 'Contact us' },
    ],
  },
]

/** On the server its content is rendered once for all pages (decision 14). */
export function SiteFooter() {
  const server = use(ServerRenderContext)
  if (server) return <footer dangerouslySetInnerHTML={{ __html: server.footer }} />
  return (
    <footer>
      <FooterContent />
    </footer>
  )
}

export function FooterContent() {
  return (
    <>
      <Quay />
      <div className={styles.ground} data-scheme="night">
        <div className={styles.content}>
          <div className={styles.promise}>
            <Logo />
            <p>
              Never pay anyone for a job or for a certificate of sponsorship. If anyone asks you to,{' '}
              <Link href="/contact">tell us</Link>.
            </p>
          </div>
          <nav className={styles.groups} aria-label="Footer">
            {GROUPS.map(({ title, links }) => (
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
          </nav>
        </div>
      </div>
    </>
  )
}
