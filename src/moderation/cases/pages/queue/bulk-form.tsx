import { Form } from 'react-router'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { DECISION_NAMES } from '#moderation/cases/moderation-words.ts'
import type { Decision } from '#safety/cases/moderation.schema.ts'
import type { BulkResult } from '#moderation/decisions/decide.service.ts'
import styles from './queue.module.css'

interface BulkFormProps {
  templates: { code: string; decision: Decision; label: string }[]
  results: BulkResult[] | null
}

/** Decides the ticked cases with the same text. */
export function BulkForm({ templates, results }: BulkFormProps) {
  return (
    <>
      {results && <BulkResults results={results} />}
      <Disclosure summary="Decide the ticked cases together">
        <Form id="bulk" method="post" action="/desk/queue?do=bulk" className={styles.bulk}>
          <Select
            name="template"
            id="bulk-template"
            label="Decision and reason"
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
            <Button type="submit" tone="danger">
              Decide all that are ticked
            </Button>
          </div>
        </Form>
      </Disclosure>
    </>
  )
}

function BulkResults({ results }: { results: BulkResult[] }) {
  const done = results.filter(({ isDone }) => isDone).length
  return (
    <Banner
      live
      tone={done === results.length ? 'success' : 'warning'}
      title={`${done} decided, ${results.length - done} not`}
    >
      <ul className={styles.results}>
        {results.map(({ id, isDone, words }) => (
          <li key={id}>
            {id && <Link href={`/desk/queue/${encodeURIComponent(id)}`}>{id}</Link>}
            {id && ': '}
            {isDone ? `${words}.` : words}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
