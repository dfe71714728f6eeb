import { Button } from '#platform/ui/buttons/button.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { SEARCH_LIMITS } from '#board/search/search.ts'
import { SWITCH_JOBS_PATH } from '#trade/paths/arrival-paths.ts'
import styles from './sponsor-lost.module.css'

interface WorkFormProps {
  q?: string
  place?: string
}

/** The question for the work and town of somebody who must find another sponsor. */
export function WorkForm({ q = '', place = '' }: WorkFormProps) {
  return (
    <form action={SWITCH_JOBS_PATH} className={styles.work} key={`${q} ${place}`}>
      <TextField
        name="q"
        label="What do you do?"
        hint="Like ‘nurse’ or ‘web developer’"
        required
        maxLength={SEARCH_LIMITS.keywords}
        defaultValue={q}
      />
      <TextField
        name="place"
        label="Town or postcode"
        optional
        maxLength={SEARCH_LIMITS.place}
        defaultValue={place}
      />
      <Button type="submit">Find jobs I can switch to</Button>
    </form>
  )
}
