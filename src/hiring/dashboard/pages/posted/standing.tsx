import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { organisationPath, proofPath } from '#organisations/model/organisation-paths.ts'
import type { PostedJobsView } from './load-posted.ts'
import styles from './posted-jobs.module.css'

type Organisation = NonNullable<PostedJobsView['standing']>

/** What holds back an organisation’s adverts, and what its owner can do about it. */
export function Standing({ organisation }: { organisation: Organisation }) {
  const { id, name, kind } = organisation
  if (kind === 'unproved') return <Unproved id={id} name={name} />
  const { title, words } = OTHERS[kind]
  return (
    <Banner tone="info" title={title(name)}>
      {words} <Link href={organisationPath(id)}>See {name}</Link>
    </Banner>
  )
}

const OTHERS = {
  frozen: {
    title: (name: string) => `We are looking at ${name}`,
    words: 'Until we have, its adverts and messages wait.',
  },
  waiting: {
    title: (name: string) => `We are looking at your proof for ${name}`,
    words: 'We write to you within one working day. There is nothing more you need to do.',
  },
}

/** The way to prove an unproved organisation, and what waits until then. */
function Unproved({ id, name }: Pick<Organisation, 'id' | 'name'>) {
  return (
    <section className={styles.standing} aria-label="What is not proved yet">
      <details>
        <summary>
          <strong>Show that you act for {name}</strong>
        </summary>
        <p>
          Until you do, each of its jobs says: ‘We have not checked that this poster acts for {name}
          .’ The licence line cannot pass, and CVs reach you only from people who chose to send them
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
      </details>
      <ButtonLink href={proofPath(id)} size="small" iconEnd="arrow-right">
        Prove it
      </ButtonLink>
    </section>
  )
}
