import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { UNTIL_AGREED } from '#accounts/addresses/waiting-words.ts'
import { organisationPath, proofPath } from '#organisations/model/organisation-paths.ts'
import type { SuspendedOrganisation } from '#organisations/model/suspended-organisation.ts'
import { SUSPENDED_WORDS } from '#organisations/pages/parts/suspended.tsx'
import type { PostedJobsView } from './load-posted.ts'
import styles from './posted-jobs.module.css'

interface NoticeProps {
  label: string
  tone: 'info' | 'warning' | 'danger'
  title: string
  /** What can be done about it, beside the line. */
  action?: { href: string; label: string }
  children: ReactNode
}

/** A notice in one line that opens, so that the first job is in sight. */
function Notice({ label, tone, title, action, children }: NoticeProps) {
  return (
    <section className={`${styles.standing} ${styles[tone]}`} aria-label={label}>
      <details>
        <summary>
          <strong>{title}</strong>
          <Icon name="chevron-down" size="small" />
        </summary>
        {children}
      </details>
      {action && (
        <ButtonLink href={action.href} size="small" iconEnd="arrow-right">
          {action.label}
        </ButtonLink>
      )}
    </section>
  )
}

type Organisation = NonNullable<PostedJobsView['standing']>

/** What holds back an organisation’s adverts, and what its members can do about it. */
export function Standing({ organisation }: { organisation: Organisation }) {
  const { id, name, kind } = organisation
  if (kind === 'unproved') return <Unproved id={id} name={name} />
  const { title, words, action } = OTHERS[kind]
  return (
    <Notice
      label="What we are looking at"
      tone={kind === 'frozen' ? 'warning' : 'info'}
      title={title(name)}
      action={{ href: organisationPath(id), label: action }}
    >
      <p>{words}</p>
    </Notice>
  )
}

const OTHERS = {
  frozen: {
    title: (name: string) => `We are looking at ${name}: until we have, nobody can answer`,
    words:
      'What you post and write waits, and you can decide about nobody who applied. You can still read what they sent.',
    action: 'Read why',
  },
  waiting: {
    title: (name: string) => `We are looking at your proof for ${name}`,
    words: 'We write to you within one working day. There is nothing more you need to do.',
    action: 'See it',
  },
}

/** A suspension, which stops everything; its page says why. */
export function SuspendedNotice({ organisation }: { organisation: SuspendedOrganisation }) {
  const { name, href, mayAppeal } = organisation
  return (
    <Notice
      label="What is suspended"
      tone="danger"
      title={`We have suspended ${name}`}
      action={{ href, label: mayAppeal ? 'Read why, and appeal' : 'Read why' }}
    >
      <p>{SUSPENDED_WORDS}</p>
    </Notice>
  )
}

/** Addresses on adverts whose holders have not agreed; `addresses` says each in a sentence. */
export function AddressesWait({ addresses }: { addresses: string[] }) {
  const [first, second] = addresses
  if (!first) return null
  const title = second
    ? `Nobody has agreed yet that applications go to ${addresses.length} addresses`
    : first
  return (
    <Notice label="Which addresses wait" tone="info" title={title}>
      {second && addresses.map((words) => <p key={words}>{words}</p>)}
      <p>{UNTIL_AGREED}</p>
    </Notice>
  )
}

/** The way to prove an unproved organisation, and what waits until then. */
function Unproved({ id, name }: Pick<Organisation, 'id' | 'name'>) {
  return (
    <Notice
      label="What is not proved yet"
      tone="warning"
      title={`Show that you act for ${name}`}
      action={{ href: proofPath(id), label: 'Prove it' }}
    >
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
    </Notice>
  )
}
