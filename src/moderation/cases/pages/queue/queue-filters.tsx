import { Form } from 'react-router'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { CASE_KIND_NAMES } from '#moderation/cases/moderation-words.ts'
import type { QueueQuery } from '#moderation/cases/queue.ts'
import styles from './queue.module.css'

const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The queue’s filters; they become part of the URL. */
export function QueueFilters({ query, limit }: { query: QueueQuery; limit: number }) {
  const { search, kind, whose, status } = query
  return (
    <search>
      <Form
        key={JSON.stringify([search, kind, whose, status])}
        className={styles.filters}
        action="/desk/queue"
        method="get"
      >
        <TextField
          name="search"
          label="Name, address, domain, number or words"
          type="search"
          autoComplete="off"
          spellCheck={false}
          defaultValue={search}
          maxLength={limit}
        />
        <Select
          name="kind"
          label="Kind"
          defaultValue={kind ?? ''}
          options={options({ '': 'All kinds', ...CASE_KIND_NAMES })}
        />
        <Select
          name="whose"
          label="Whose"
          defaultValue={whose ?? ''}
          options={options({ '': 'Anybody’s', mine: 'Mine', nobody: 'Nobody’s' })}
        />
        <Select
          name="status"
          label="Show"
          defaultValue={status ?? ''}
          options={options({ '': 'Undecided', decided: 'Decided' })}
        />
        <Button type="submit" icon="search">
          Search
        </Button>
      </Form>
    </search>
  )
}
