import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { FieldNotes } from '#platform/ui/fields/field.tsx'
import { stageWord } from '#hiring/applications/pages/status-words.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import styles from '#hiring/interviews/pages/interview.module.css'

export interface OtherApplicant {
  id: string
  name: string
  status: Stage
  isInterviewOff: boolean
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
          {others.map(({ id, name, ...stage }) => (
            <li key={id}>
              <Checkbox
                name={`with-${id}`}
                label={`${name} (${stageWord(stage)})`}
                defaultChecked={isTicked(id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}
