import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Select } from '#app/ui/select.tsx'
import { formatCount } from '#contract/formats.ts'
import type { JobFilter } from '#contract/jobs.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { jobsPath } from '#app/jobs/job-addresses.ts'
import styles from './job-filters.module.css'

interface JobFiltersProps {
  filter: JobFilter
  facets: SearchAnswer['facets']
}

/** The three filters as a plain form: what is chosen goes into the address. */
export function JobFilters({ filter, facets }: JobFiltersProps) {
  const chosen = [filter.category, filter.type, filter.country].filter(Boolean).length

  return (
    <div className={styles.panel}>
      <Disclosure summary={`Filter the jobs${chosen > 0 ? ` (${chosen} chosen)` : ''}`}>
        <form className={styles.form} action="/jobs" method="get">
          <Select
            name="category"
            label="Category"
            placeholder="All categories"
            defaultValue={filter.category ?? ''}
            options={facets.category.map(toOption)}
          />
          <Select
            name="type"
            label="Job type"
            placeholder="Any type"
            defaultValue={filter.type ?? ''}
            options={facets.type.map(toOption)}
          />
          <Select
            name="country"
            label="Country"
            placeholder="All countries"
            defaultValue={filter.country ?? ''}
            options={facets.country.map(toOption)}
          />
          <div className={styles.actions}>
            <Button type="submit">Show jobs</Button>
            {chosen > 0 && <a href={jobsPath({})}>Clear the filters</a>}
          </div>
        </form>
      </Disclosure>
    </div>
  )
}

/** The count says how many jobs a choice would leave. */
function toOption({ value, name, count }: { value: string; name: string; count: number | null }) {
  return { value, label: count === null ? name : `${name} (${formatCount(count)})` }
}
