import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import type { StoredMail } from '#platform/mail/mailbox.ts'
import styles from './mail.module.css'

/** A mail as text, with a way to its HTML. */
export function MailView({ mail }: { mail: StoredMail }) {
  const { id, to, at, subject, replyTo, text, html } = mail
  const answersTo = replyTo && `${replyTo.name} <${replyTo.address}>`

  return (
    <>
      <Breadcrumb items={[{ label: 'Mailbox', href: '/dev/mail' }, { label: subject }]} />
      <PageHeader title={subject} />
      <Facts
        items={[
          { term: 'To', value: to },
          ...(answersTo ? [{ term: 'Reply to', value: answersTo }] : []),
          { term: 'Sent', value: <time dateTime={at}>{at}</time> },
        ]}
      />
      <pre className={styles.text}>{text}</pre>
      {html && (
        <p>
          <ButtonLink href={`/dev/mail/${id}/html`}>Look at it as HTML</ButtonLink>
        </p>
      )}
    </>
  )
}
