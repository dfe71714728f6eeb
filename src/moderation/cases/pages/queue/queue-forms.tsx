import { useState } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Form } from 'react-router'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { DECISION_NAMES, CASE_KIND_NAMES } from '#moderation/cases/moderation-words.ts'
import { useTicked } from '#hiring/dashboard/pages/bulk/use-ticked.ts'
import type { Decision } from '#safety/cases/moderation.schema.ts'
import type { BulkResult } from '#moderation/decisions/bulk-decisions.ts'
import styles from './queue.module.css'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { QueueQuery } from '#moderation/cases/queue.ts'

interface BulkFormProps {
  templates: { code: string; decision: Decision; label: string }[]
}

/** Decides the ticked cases with the same text. */
export function BulkForm({ templates }: BulkFormProps) {
  const [code, setCode] = useState('')
  const chosen = templates.find((template) => template.code === code)
  const ticked = useTicked()
  return (
    <Disclosure summary="Decide the ticked cases together">
      <Form id="bulk" method="post" action="/desk/queue?do=bulk" className={styles.bulk}>
        <PageOwner />
        <Select
          name="template"
          id="bulk-template"
          label="Decision and reason"
          placeholder="Choose"
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          options={templates.map(({ code, decision, label }) => ({
            value: code,
            label,
            group: DECISION_NAMES[decision],
          }))}
        />
        <TextArea
          name="words"
          id="bulk-words"
          label="To each poster"
          hint="Leave it empty for the usual words of this reason."
          rows={3}
          optional
        />
        <div>
          <Button
            type="submit"
            tone={chosen?.decision === 'refuse' ? 'danger' : 'primary'}
            disabled={chosen !== undefined && ticked === 0}
          >
            {chosen
              ? `${DECISION_NAMES[chosen.decision]} ${ticked} ${ticked === 1 ? 'case' : 'cases'}`
              : 'Decide the ticked cases'}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

interface BulkResultsProps {
  outcome: { results: BulkResult[]; done: string; canUndo: boolean }
}

/** What became of each ticked case, by its title, with one button to take all of it back within the minute. */
export function BulkResults({ outcome: { results, done, canUndo } }: BulkResultsProps) {
  const ended = results.filter(({ isDone }) => isDone)
  const failed = results.length - ended.length
  return (
    <Banner
      live
      tone={failed === 0 ? 'success' : 'warning'}
      title={`${ended.length} ${done}${failed > 0 ? `, ${failed} not` : ''}`}
    >
      <ul className={styles.results}>
        {results.map(({ id, title, words }) => (
          <li key={id}>
            {id && <Link href={`/desk/queue/${encodeURIComponent(id)}`}>{title || id}</Link>}
            {id && words && ': '}
            {words}
          </li>
        ))}
      </ul>
      {canUndo && ended.length > 0 && (
        <Form id="undo" method="post" action="/desk/queue?do=undo-all">
          <PageOwner />
          {ended.map(({ id }) => (
            <input key={id} type="hidden" name="case" value={id} />
          ))}
          <p>Nothing is sent for a minute.</p>
          <Button type="submit" size="small">
            Undo all
          </Button>
        </Form>
      )}
    </Banner>
  )
}

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
