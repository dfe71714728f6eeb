import { Card } from '#platform/ui/facts/card.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import styles from './call.module.css'
import { FieldTable } from './field-table.tsx'
import type { Answer, Call } from './parse-calls.ts'

/** One call: path, request, answers, errors and an example. */
export function CallCard({ call }: { call: Call }) {
  return (
    <Card as="article" padding="roomy">
      <div className={styles.call}>
        <h3 id={call.id}>{call.summary}</h3>
        <p className={styles.address}>
          <Tag tone={call.method === 'GET' ? 'sea' : 'signal'}>{call.method}</Tag>
          <code>{call.path}</code>
        </p>
        {call.description && <p>{call.description.replaceAll('`', '')}</p>}
        {call.inputs.length > 0 && (
          <>
            <h4>Request{call.bodyType && ` (body: ${call.bodyType})`}</h4>
            <FieldTable label={`Request: ${call.summary}`} fields={call.inputs} />
          </>
        )}
        <h4>Answer</h4>
        <Answers answers={call.answers} />
        {call.failures.length > 0 && (
          <>
            <h4>Errors</h4>
            <Answers answers={call.failures} />
          </>
        )}
        <h4>Example</h4>
        <pre className={styles.example}>
          <code>{call.example}</code>
        </pre>
      </div>
    </Card>
  )
}

function Answers({ answers }: { answers: Answer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ status, description, type, shape }) => (
        <div key={status} className={styles.answer}>
          <dt>
            <code>{status}</code>
          </dt>
          <dd>
            {shape ? <a href={`#shape-${shape}`}>{type}</a> : type} {description}
          </dd>
        </div>
      ))}
    </dl>
  )
}
