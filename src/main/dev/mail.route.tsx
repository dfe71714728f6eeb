import { data } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Route } from './+types/mail.route.ts'
import styles from './mail.module.css'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import type { StoredMail } from '#platform/mail/mailbox.ts'

/** Mails saved on this machine, for trying out the product. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { mailbox, site } = context.get(requestContext)
  const notFound = data(new DomainError('not_found').message, 404)
  if (!mailbox || !site.isLocal) throw notFound

  const mails = await mailbox.list()
  const open = params.id === undefined ? null : await mailbox.find(params.id)
  if (params.id !== undefined && !open) throw notFound
  return data({ mails, open }, { headers: { 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function MailPage({ loaderData: { mails, open } }: Route.ComponentProps) {
  return (
    <PageLayout width="text">
      <title>{`${open ? `${open.subject} – ` : ''}Mailbox – Landfall`}</title>
      <meta name="robots" content="noindex" />
      {open ? (
        <MailView mail={open} />
      ) : (
        <>
          <PageHeader title="Mailbox">
            There is no mail server on this machine, so mails come here. Newest first.
          </PageHeader>
          {mails.length === 0 && (
            <EmptyState title="No mail yet">It appears here as soon as one is sent.</EmptyState>
          )}
          <ul className={styles.list}>
            {mails.map(({ id, at, to, subject }) => (
              <Card as="li" key={id} interactive>
                <a className="card-link" href={`/dev/mail/${id}`}>
                  {subject}
                </a>
                <p className={styles.facts}>
                  To {to}, <time dateTime={at}>{clockOf(at)}</time>
                </p>
              </Card>
            ))}
          </ul>
        </>
      )}
    </PageLayout>
  )
}

function clockOf(at: string) {
  return at.replace('T', ' ').slice(0, 19)
}

/** A mail as text, with a way to its HTML. */
function MailView({ mail }: { mail: StoredMail }) {
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
