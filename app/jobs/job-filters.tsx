import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#contract/formats.ts'
import type { JobFacets, JobFilter } from '#contract/jobs.ts'
import { jobsPath } from './job-addresses.ts'
import styles from './job-filters.module.css'

interface JobFiltersProps {
  filter: JobFilter
  facets: JobFacets
}

/** The three filters as a plain form: what is chosen goes into the address. */
export function JobFilters({ filter, facets }: JobFiltersProps) {
  const chosen = [filter.category, filter.type, filter.country].filter(Boolean).length

  return (
    <details className={styles.panel} open={chosen > 0}>
      <summary className={styles.summary}>
        Filter the jobs{chosen > 0 && ` (${chosen} chosen)`}
      </summary>
      <form className={styles.form} action="/jobs" method="get">
        <FilterSelect
          name="category"
          label="Category"
          any="All categories"
          chosen={filter.category}
          options={facets.categories}
        />
        <FilterSelect
          name="type"
          label="Job type"
          any="Any type"
          chosen={filter.type}
          options={facets.types}
        />
        <FilterSelect
          name="country"
          label="Country"
          any="All countries"
          chosen={filter.country}
          options={facets.countries}
        />
        <div className={styles.actions}>
          <Button type="submit">Show jobs</Button>
          {chosen > 0 && <a href={jobsPath({})}>Clear the filters</a>}
        </div>
      </form>
    </details>
  )
}

interface FilterSelectProps {
  name: string
  label: string
  any: string
  chosen: string | null
  options: { value: string; name: string; count: number }[]
}

function FilterSelect({ name, label, any, chosen, options }: FilterSelectProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name} ({formatCount(option.count)})
          </option>
        ))}
      </select>
    </div>
  )
}
