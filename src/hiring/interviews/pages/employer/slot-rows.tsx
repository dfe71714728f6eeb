import { useState } from 'react'
import { Button } from '#platform/ui/buttons/button.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import type { INTERVIEW_LIMITS } from '#hiring/interviews/model/interview-limits.ts'
import type { InterviewRejection } from '#hiring/interviews/pages/interview-actions.ts'
import styles from '#hiring/interviews/pages/interview.module.css'

interface SlotRowsProps {
  path: string
  limits: typeof INTERVIEW_LIMITS
  answer: InterviewRejection | undefined
}

/** Rows of a day and a time; empty ones are ignored. Without a script a button adds rows. */
export function SlotRows({ path, limits, answer }: SlotRowsProps) {
  const isHydrated = useHydrated()
  const [rows, setRows] = useState(() => rowsOf(limits, answer))
  const unused = numbersTo(limits.slots).find((row) => !rows.includes(row))
  const { errors = {}, values = {} } = answer ?? {}
  return (
    <fieldset className={styles.times}>
      <legend className={styles.title}>Times you offer</legend>
      <p className={styles.soft}>
        {`From ${limits.hours} hours to ${limits.days} days ahead. Leave a row empty if you do not need it.`}
      </p>
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          <li key={row} className={styles.row}>
            <TextField
              name={`date-${row}`}
              type="date"
              label={`Day ${at + 1}`}
              defaultValue={values[`date-${row}`]}
              error={errors[`date-${row}`]}
            />
            <TextField
              name={`time-${row}`}
              type="time"
              label={`Time ${at + 1}`}
              defaultValue={values[`time-${row}`]}
              error={errors[`time-${row}`]}
            />
            {isHydrated && rows.length > 1 && (
              <Button
                tone="quiet"
                icon="trash"
                aria-label={`Remove time ${at + 1}`}
                onClick={() => setRows(rows.filter((other) => other !== row))}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {unused !== undefined && (
        <div className={styles.buttons}>
          {isHydrated ? (
            <Button onClick={() => setRows([...rows, unused])}>Add a time</Button>
          ) : (
            <Button type="submit" formAction={`${path}?do=rows`} formNoValidate>
              More times
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}

function numbersTo(count: number) {
  return Array.from({ length: count }, (_, at) => at + 1)
}

/** The number of rows: the maximum once more were requested or a later one was filled in. */
function rowsOf({ rows, slots }: SlotRowsProps['limits'], answer: InterviewRejection | undefined) {
  const isLate = numbersTo(slots).some(
    (row) => row > rows && (answer?.values[`date-${row}`] || answer?.values[`time-${row}`]),
  )
  return numbersTo(answer?.code === 'rows' || isLate ? slots : rows)
}
