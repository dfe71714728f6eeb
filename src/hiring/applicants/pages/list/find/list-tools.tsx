import type { ApplicantSort } from '#hiring/applicants/applicant-list.schema.ts'
import { SORT_NAMES, type ShownApplicants } from '#hiring/applicants/applicant-list-views.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import styles from './list-tools.module.css'

interface ListToolsProps {
  jobId: string
  shown: ShownApplicants
  sorts: ApplicantSort[]
  /** The maximum length of the search, in characters. */
  limit: number
}

/** The search and the sort order of the list. */
export function ListTools({ jobId, shown, sorts, limit }: ListToolsProps) {
  return (
    <search>
      <form className={styles.tools} action={`/applicants/${jobId}`} method="get">
        <input type="hidden" name="view" value={shown.view} />
        {shown.yes.length > 0 && <input type="hidden" name="yes" value={shown.yes.join(',')} />}
        {shown.status && <input type="hidden" name="status" value={shown.status} />}
        <TextField
          key={shown.q}
          name="q"
          label="Name, place or letter"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limit}
          defaultValue={shown.q}
        />
        <Select
          key={shown.sort}
          name="sort"
          label="Sort by"
          defaultValue={shown.sort}
          options={sorts.map((value) => ({ value, label: SORT_NAMES[value] }))}
        />
        <Button type="submit" icon="search">
          Show
        </Button>
      </form>
    </search>
  )
}
