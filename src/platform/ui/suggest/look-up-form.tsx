import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import styles from './look-up-form.module.css'
import { TextField } from '#platform/ui/fields/text-field.tsx'

interface LookUpFormProps {
  /** The path of the results, which takes the text as `q`. */
  action: string
  label: string
  /** The text last looked up, if any. */
  typed: string
  /** The maximum length of the text, in characters. */
  maxLength: number
  error?: string | undefined
}

/** A single field whose result is a separate page. */
export function LookUpForm({ action, label, typed, maxLength, error }: LookUpFormProps) {
  return (
    <Card>
      <search>
        <form className={styles.form} action={action} method="get">
          <TextField
            // A new page shows the text looked up there.
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
