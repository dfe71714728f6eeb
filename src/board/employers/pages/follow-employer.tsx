import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import styles from './employer.module.css'

interface FollowEmployerProps {
  /** The employer's name in adverts. */
  name: string
  alert: string
  feed: string
}

/** The ways to hear of the employer's new jobs. */
export function FollowEmployer({ name, alert, feed }: FollowEmployerProps) {
  return (
    <section className={styles.section} aria-labelledby="follow">
      <h2 id="follow">Hear of new jobs</h2>
      <p>
        <ButtonLink href={alert} rel="nofollow">
          {`Email me new jobs at ${name}`}
        </ButtonLink>
      </p>
      <p>
        Or follow them in a feed reader:{' '}
        <Link href={feed} reloadDocument>
          RSS feed
        </Link>
        .
      </p>
    </section>
  )
}
