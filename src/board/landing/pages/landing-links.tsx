import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { LandingLink } from '#board/landing/links.ts'
import { landingPath, listPathOf } from '#board/jobs/model/job-paths.ts'
import styles from './landing-links.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

interface PageLinksProps {
  links: LandingLink[]
  /** The name used as the link's text. */
  by: 'town' | 'kind'
}

/** Links to pages about jobs in other towns or of other kinds, each with its count. */
export function LandingLinks({ links, by }: PageLinksProps) {
  const { path } = useLanguage()
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={landingPath(link)}>
          <Link
            className={styles.link}
            href={import.meta.env.SSR && path ? listPathOf(link) : landingPath(link)}
          >
            {link[by]} <span className={styles.count}>{formatCount(link.count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
