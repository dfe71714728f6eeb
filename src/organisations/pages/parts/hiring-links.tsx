import { Link } from '#platform/ui/buttons/link.tsx'
import {
  answersPath,
  careersPath,
  defaultsPath,
  figuresPath,
  keysPath,
  shortlistsPath,
  templatesPath,
} from '#organisations/model/organisation-paths.ts'
import styles from './hiring-links.module.css'
import { Sheet } from './organisation-page.tsx'

interface HiringLinksProps {
  id: string
  /** Whether the member may write to applicants; readers may not. */
  mayWrite: boolean
}

/** Links to the pages that an organisation’s members share, each with its purpose. */
export function HiringLinks({ id, mayWrite }: HiringLinksProps) {
  const links = [
    ['Your answers', answersPath(id), 'How many people you answer, how soon, and who still waits.'],
    ['Your figures', figuresPath(id), 'How often your jobs are seen, and how many people apply.'],
    ['Shortlists', shortlistsPath(id), 'People you and your colleagues want to come back to.'],
    ['Your careers page', careersPath(id), 'Post once, on your own site: we read your list.'],
    ...(mayWrite
      ? ([
          ['New jobs', defaultsPath(id), 'The place, hours, offer and questions they begin with.'],
          ['Templates', templatesPath(id), 'Texts to start your messages from.'],
          ['Your own system', keysPath(id), 'Keys with which it posts your jobs here.'],
        ] as const)
      : []),
  ] as const
  return (
    <Sheet id="hiring" title="How you hire">
      <ul className={styles.rows}>
        {links.map(([label, href, words]) => (
          <li key={label} className={styles.row}>
            <Link className={styles.name} href={href}>
              {label}
            </Link>
            <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
