import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { DateField } from './date-field.tsx'
import styles from './entry.module.css'
import type { EntryField } from './describe-fields.ts'

interface EntryFieldsProps {
  fields: EntryField[]
  values: Record<string, string>
  errors: Record<string, string>
}

/** The fields of an entry, named as in the contract except for dates. */
export function EntryFields({ fields, values, errors }: EntryFieldsProps) {
  return fields.map(({ control, dates, suggestions, ...field }) => {
    const { name } = field
    const answer = { ...field, error: errors[name], defaultValue: values[name] }
    if (dates)
      return (
        <div key={name} className={dates.length > 1 ? styles.pair : undefined}>
          {dates.map((date) => (
            <DateField
              key={date.name}
              {...date}
              values={values}
              error={errors[date.name]}
              optional
            />
          ))}
        </div>
      )
    if (control === 'choice') return <Select key={name} {...answer} />
    if (control === 'text') return <TextArea key={name} {...answer} />
    if (!suggestions) return <TextField key={name} {...answer} />
    return (
      <div key={name}>
        <TextField {...answer} list={`${name}-suggestions`} />
        <datalist id={`${name}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      </div>
    )
  })
}
