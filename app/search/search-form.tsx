import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { JobSearch } from '#contract/search.ts'
import styles from './search.module.css'

type Options = { value: string; label: string }[]

interface SearchFormProps {
  search: Pick<JobSearch, 'title' | 'type' | 'country' | 'category'>
  choices: { types: Options; countries: Options; categories: Options }
  /** Of the title, in characters. */
  limit: number
}

/** With a script the list follows the form (`data-follow`), and narrows at every letter of the title. */
export function SearchForm({ search, choices, limit }: SearchFormProps) {
  return (
    <Card padding="roomy">
      <search>
        <form className={styles.form} action="/search" method="get" data-follow>
          <TextField
            name="title"
            label="Job title"
            type="search"
            autoComplete="off"
            defaultValue={search.title}
            maxLength={limit}
            data-typed
            data-narrows
          />
          <Select
            name="type"
            label="Job type"
            placeholder="Any job type"
            defaultValue={search.type ?? ''}
            options={choices.types}
          />
          <Select
            name="country"
            label="Location"
            placeholder="Select your country"
            hint="The country the job is in."
            defaultValue={search.country ?? ''}
            options={choices.countries}
          />
          <Select
            name="category"
            label="Category"
            placeholder="Any category"
            defaultValue={search.category ?? ''}
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
