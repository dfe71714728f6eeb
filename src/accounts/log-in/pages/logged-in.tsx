import { useRef, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Avatar } from '#platform/ui/facts/avatar.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Dialog, showDialog } from '#platform/ui/toast/dialog.tsx'
import styles from './logged-in.module.css'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

interface LoggedInProps {
  user: { name: string; email: string }
  /** An admin of the site. */
  isOwner: boolean
  /** Shows the confirmation open, for pages without a script. */
  isAsking: boolean
  /** The page that somebody came from, to log in. */
  next: string
}

/** The log-in page for someone already logged in: it offers to log out. */
export function LoggedIn({ user, isOwner, isAsking, next }: LoggedInProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  function ask(event: SubmitEvent) {
    event.preventDefault()
    showDialog(dialog)
  }

  return (
    <PageLayout width="form">
      <title>You are logged in – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="You are logged in" />
      <Card padding="roomy">
        <div className={styles.who}>
          <Avatar name={user.name} size="large" />
          <div className={styles.words}>
            <p className={styles.name}>{user.name}</p>
            <p>
              <EmailAddress address={user.email} />
            </p>
          </div>
        </div>
        <ButtonRow>
          {next !== '/dashboard' && (
            <ButtonLink href={next} tone="primary">
              Go on where you were
            </ButtonLink>
          )}
          <ButtonLink href="/dashboard" {...(next === '/dashboard' && { tone: 'primary' })}>
            Go to my dashboard
          </ButtonLink>
          <ButtonLink href="/setting">Settings</ButtonLink>
          {isOwner && <ButtonLink href="/desk">Site admin</ButtonLink>}
          <Form action="/login" method="get" onSubmit={ask}>
            <input type="hidden" name="logout" value="ask" />
            <Button type="submit" tone="quiet">
              Log out
            </Button>
          </Form>
        </ButtonRow>
      </Card>
      <Dialog
        ref={dialog}
        id="log-out"
        title="Log out?"
        closeLabel="No"
        shownAtStart={isAsking}
        actions={
          <Button type="submit" tone="primary" form="log-out-form">
            Yes
          </Button>
        }
      >
        <p>
          On this device only, which also forgets your answers about your situation. What you sent
          and saved stays with your account.
        </p>
      </Dialog>
      <Form id="log-out-form" method="post" action="/login?logout=yes" hidden />
    </PageLayout>
  )
}
