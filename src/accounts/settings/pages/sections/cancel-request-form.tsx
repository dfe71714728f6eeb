import { Form } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'
import styles from '#accounts/settings/pages/setting.module.css'

/** Cancels a request whose confirmation mail has not been opened yet. */
export function CancelRequestForm({ form, label }: { form: string; label: string }) {
  return (
    <Form className={styles.takeBack} method="post" action={`/setting?form=${form}`}>
      <Button type="submit" size="small">
        {label}
      </Button>
    </Form>
  )
}
