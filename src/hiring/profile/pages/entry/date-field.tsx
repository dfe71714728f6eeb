import { controlOf } from '#platform/ui/fields/control.ts'
import { useFieldError } from '#platform/forms/pages/form-errors.ts'
import fieldStyles from '#platform/ui/fields/field.module.css'
import { FieldGroup } from '#platform/ui/fields/field-group.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import styles from './entry.module.css'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long' })
const MONTHS = Array.from({ length: 12 }, (_, month) => monthName.format(new Date(2026, month)))

interface DateFieldProps {
  /** The prefix of the names of its `Month` and `Year` fields. */
  name: 'from' | 'to' | 'date'
  label: string
  hint?: string
  optional?: boolean
  values: Record<string, string>
  error: string | undefined
}

/** A month and a year; the year alone is enough. */
export function DateField({ name, label, hint, optional, values, error: initial }: DateFieldProps) {
  const error = useFieldError(name, initial)
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.date}>
        <div>
          <label htmlFor={`${name}Month`}>Month</label>
          <div className={fieldStyles.select}>
            <select
              {...controlOf(`${name}Month`, {})}
              name={`${name}Month`}
              defaultValue={values[`${name}Month`]}
            >
              <option value="">Not sure</option>
              {MONTHS.map((month, index) => (
                <option key={month} value={String(index + 1).padStart(2, '0')}>
                  {month}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        </div>
        <div>
          <label htmlFor={name}>Year</label>
          <input
            {...controlOf(name, {})}
            aria-invalid={error ? true : undefined}
            name={`${name}Year`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            defaultValue={values[`${name}Year`]}
          />
        </div>
      </div>
    </FieldGroup>
  )
}
