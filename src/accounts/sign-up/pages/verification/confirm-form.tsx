import { Form } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { withNext } from '#accounts/pages/purpose.ts'
import styles from './verification.module.css'

/** Confirms by a button: opening the link changes nothing, because mail scanners open every link. */
export function ConfirmForm({ token, next }: { token: string; next: string }) {
  return (
    <Card padding="roomy">
      <Form
        className={styles.confirm}
        method="post"
        action={withNext(`/verification?${new URLSearchParams({ token })}`, next)}
      >
        <p>One more step: press the button, and you can log in.</p>
        <Button type="submit" tone="primary" size="large" icon="check">
          Confirm my address
        </Button>
      </Form>
    </Card>
  )
}
