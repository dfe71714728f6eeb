import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from './setting.module.css'

/** Withdraws what was asked for and waits for its mail to be opened. */
export function TakeBack({ form, label }: { form: string; label: string }) {
  return (
    <Form className={styles.takeBack} method="post" action={`/setting?form=${form}`}>
      <Button type="submit" size="small">
        {label}
      </Button>
    </Form>
  )
}
