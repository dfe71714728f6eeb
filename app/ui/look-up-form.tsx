import { Button } from './button.tsx'
import { Card } from './card.tsx'
import styles from './look-up-form.module.css'
import { TextField } from './text-field.tsx'

interface LookUpFormProps {
  /** Where the answer is, for the text as `q`. */
  action: string
  label: string
  /** What was looked up, if anything. */
  typed: string
  /** In characters. */
  maxLength: number
  error?: string | undefined
}

/** One field whose answer is a page of its own. */
export function LookUpForm({ action, label, typed, maxLength, error }: LookUpFormProps) {
  return (
    <Card>
      <search>
        <form className={styles.form} action={action} method="get">
          <TextField
            // A new page shows the text that was looked up there.
            key={typed}
            name="q"
            label={label}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={typed}
            maxLength={maxLength}
            {...(error && { error })}
          />
          <Button type="submit" tone="primary" icon="search">
            Look up
          </Button>
        </form>
      </search>
    </Card>
  )
}
