import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { FormValues } from './form-values.ts'
import styles from './search.module.css'

/** The form's id. */
export const TITLE_SEARCH = 'title-search'

type Options = { value: string; label: string }[]

interface SearchFormProps {
  values: FormValues
  choices: { types: Options; countries: Options; categories: Options }
  /** The maximum length of the title, in characters. */
  limit: number
}

export function SearchForm({ values, choices, limit }: SearchFormProps) {
  return (
    <Card padding="roomy">
      <search>
        <form id={TITLE_SEARCH} className={styles.form} action="/search" method="get">
          <TextField
            name="title"
            label="Job title"
            type="search"
            autoComplete="off"
            defaultValue={values.title}
            maxLength={limit}
          />
          <Select
            name="type"
            label="Job type"
            placeholder="Any job type"
            defaultValue={values.type}
            options={choices.types}
          />
          <Select
            name="country"
            label="Location"
            placeholder="Select your country"
            hint="The country the job is in."
            defaultValue={values.country}
            options={choices.countries}
          />
          <Select
            name="category"
            label="Category"
            placeholder="Any category"
            defaultValue={values.category}
            options={choices.categories}
          />
          <Button type="submit" tone="primary" icon="search">
            Show jobs
          </Button>
        </form>
      </search>
    </Card>
  )
}
