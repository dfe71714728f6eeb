import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import {
  JOB_FILTERS,
  JOB_SORTS,
  JOBS_LIMITS,
  type JobsCounts,
  type JobsFilter,
  type JobsQuery,
} from '#hiring/dashboard/dashboard.ts'
import { ALL_JOBS, jobsCsvPath, postedJobsPath } from '#hiring/dashboard/dashboard-paths.ts'
import { UPLOAD_PATH } from '#hiring/upload/upload-paths.ts'
import styles from './job-tools.module.css'

interface JobToolsProps {
  query: JobsQuery
  counts: JobsCounts
}

const SORTS = Object.entries(JOB_SORTS).map(([value, label]) => ({ value, label }))

/** The table's filters, search and sort order, all stored in the URL. */
export function JobTools({ query, counts }: JobToolsProps) {
  const { q, filter, sort } = query
  return (
    <div className={styles.tools}>
      <nav aria-label="Which jobs">
        <ul className={styles.chips}>
          {shownFilters(query, counts).map(([value, label]) => (
            <li key={value}>
              <Link
                className={styles.chip}
                href={postedJobsPath({ ...query, filter: value as JobsFilter, page: 1 })}
                preventScrollReset
                aria-current={value === filter ? 'true' : undefined}
              >
                {label} <b>{counts[value as JobsFilter]}</b>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search className={styles.search}>
        <Form
          key={JSON.stringify([q, sort])}
          className={styles.form}
          action="/dashboard"
          method="get"
          preventScrollReset
        >
          <input type="hidden" name="tab" value="postedJobs" />
          {filter !== ALL_JOBS.filter && <input type="hidden" name="filter" value={filter} />}
          <TextField
            name="q"
            label="Search your jobs"
            type="search"
            placeholder="Title, town or reference"
            autoComplete="off"
            spellCheck={false}
            defaultValue={q}
            maxLength={JOBS_LIMITS.search}
          />
          <Select name="sort" label="Sort by" defaultValue={sort} options={SORTS} />
          <Button type="submit" icon="search">
            Show
          </Button>
        </Form>
      </search>
    </div>
  )
}

/** What else can be done with the jobs, below them. Null for a table whose own bar has the CSV. */
export function MoreTools({ csvQuery }: { csvQuery: JobsQuery | null }) {
  return (
    <div className={styles.more}>
      <ButtonLink href={UPLOAD_PATH}>Upload a list</ButtonLink>
      {csvQuery && (
        <ButtonLink
          href={jobsCsvPath(csvQuery)}
          reloadDocument
          icon="download"
          aria-label="CSV of these jobs"
        >
          CSV
        </ButtonLink>
      )}
    </div>
  )
}

/** Filters without a job are left out, but for the one that is chosen. */
function shownFilters({ filter }: JobsQuery, counts: JobsCounts) {
  return Object.entries(JOB_FILTERS).filter(
    ([value]) => value === ALL_JOBS.filter || value === filter || counts[value as JobsFilter] > 0,
  )
}
