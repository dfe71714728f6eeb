import { Form } from 'react-router'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Link } from '#app/ui/link.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { DECISION_NAMES } from '#contract/moderation-words.ts'
import type { Decision } from '#contract/moderation.ts'
import type { BulkResult } from '#server/moderation/decisions/decide.service.ts'
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
