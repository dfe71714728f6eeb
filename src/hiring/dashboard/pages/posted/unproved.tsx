import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import styles from './posted-jobs.module.css'

interface UnprovedProps {
  organisation: { id: string; name: string }
}

/** The drawbacks for an unproved organisation, and how to prove it. */
export function Unproved({ organisation: { id, name } }: UnprovedProps) {
  return (
    <Banner tone="warning" title={`Show that you act for ${name}`}>
      <p>
        Until you do, each of its jobs says: ‘We have not checked that this poster acts for {name}.’
        The licence line cannot pass, and CVs reach you only from people who chose to send them
        anyway.
      </p>
      <ul className={styles.ways}>
        <li>
          <Link href={`${proofPath(id)}#mail`}>A code to your own domain</Link>
        </li>
        <li>
          <Link href={`${proofPath(id)}#site`}>A record at your domain</Link>
        </li>
        <li>
          <Link href={`${proofPath(id)}#desk`}>No domain? Write to us</Link>
        </li>
      </ul>
    </Banner>
  )
}
