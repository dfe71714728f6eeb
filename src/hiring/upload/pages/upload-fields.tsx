import { Pair } from '#hiring/posting/pages/form/pair.tsx'
import { FormSection } from './form-section.tsx'
import { toOptions } from '#hiring/posting/pages/form/to-options.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { FileField, type FileRules } from '#platform/ui/fields/file-field.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'

interface UploadFieldsProps {
  values: Record<string, string>
  errors: Record<string, string>
  choices: {
    countries: readonly string[]
    limits: { companyName: number; email: number }
    rules: FileRules
  }
}

/** The list, as a file or pasted, and default values for its rows. */
export function UploadFields({ values, errors, choices }: UploadFieldsProps) {
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] })
  return (
    <>
      <FormSection title="Your list">
        <FileField
          name="list"
          label="CSV file"
          hint="Up to 5 MB. Its first line has the names of the columns."
          rules={choices.rules}
          error={errors.list}
        />
        <Disclosure summary="Or paste the list" open={Boolean(values.text || errors.text)}>
          <TextArea
            {...field('text')}
            label="List"
            hint="Copy the cells in your spreadsheet, with the names of the columns, and paste them here."
            rows={8}
            spellCheck={false}
          />
        </Disclosure>
      </FormSection>
      <FormSection title="For rows that leave it empty" words="What a row says itself comes first.">
        <TextField
          {...field('companyName')}
          label="Company name"
          autoComplete="organization"
          maxLength={choices.limits.companyName}
          optional
        />
        <Pair>
          <TextField
            {...field('email')}
            label="Email for questions"
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={choices.limits.email}
          />
          <Select
            {...field('location')}
            label="Country"
            placeholder="Select a country"
            options={toOptions(choices.countries)}
          />
        </Pair>
      </FormSection>
    </>
  )
}
