import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { FieldNotes } from '#app/ui/field.tsx'
import { filterWord } from '#app/applications/status-words.ts'
import type { Stage } from '#contract/stages.ts'
import styles from '../interview.module.css'

export interface OtherApplicant {
  id: string
  name: string
  status: Stage
}

interface OthersPartProps {
  others: OtherApplicant[]
  ticked: string[]
  values: Record<string, string>
  error: string | undefined
}

/** Other applicants to offer the same times to. The first to choose a time takes it. */
export function OthersPart({ others, ticked, values, error }: OthersPartProps) {
  if (others.length === 0) return null
  const isTicked = (id: string) => values[`with-${id}`] === 'on' || ticked.includes(id)
  return (
    <Disclosure
      summary="Offer the same times to others, too"
      open={error !== undefined || others.some(({ id }) => isTicked(id))}
    >
      <div className={styles.form} id="others">
        <p>The first person to choose a time gets it. The others no longer see it.</p>
        <FieldNotes id="others" error={error} />
        <ul className={styles.list}>
          {others.map(({ id, name, status }) => (
            <li key={id}>
              <Checkbox
                name={`with-${id}`}
                label={`${name} (${filterWord(status)})`}
                defaultChecked={isTicked(id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}
