import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import records from '#organisations/pages/parts/records.module.css'
import styles from './keys.module.css'

interface StagingJob {
  id: string
  reference: string
  title: string
  status: 'open' | 'held' | 'closed'
  heldBecause: string | null
  untilWords: string
}

interface ShownKey {
  id: string
  name: string
  prefix: string
  mayWrite: boolean
  isStaging: boolean
  madeWords: string
  useWords: string
  jobs: StagingJob[]
}

/** An organisation’s keys, each with a button that ends it. */
export function KeyList({ path, keys }: { path: string; keys: ShownKey[] }) {
  return (
    <ul className={records.records}>
      {keys.map(({ id, name, prefix, mayWrite, isStaging, madeWords, useWords, jobs }) => (
        <li key={id} className={records.record}>
          <div className={records.who}>
            <p className={records.name}>
              {name}{' '}
              <Tag tone={isStaging ? 'warning' : 'success'}>
                {isStaging ? 'Trying out' : 'Live'}
              </Tag>{' '}
              {!mayWrite && <Tag>Only reads</Tag>}
            </p>
            <p className={records.soft}>
              <code>{prefix}…</code>, {madeWords}, {useWords}
            </p>
          </div>
          <Form method="post" action={`${path}?form=revoke`}>
            <PageOwner />
            <input type="hidden" name="key" value={id} />
            <Button type="submit" tone="danger" aria-label={`Revoke the key ${name}, ${prefix}`}>
              Revoke
            </Button>
          </Form>
          {jobs.length > 0 && (
            <div className={records.fold}>
              <Disclosure
                summary={jobs.length === 1 ? '1 job tried out' : `${jobs.length} jobs tried out`}
              >
                <StagingJobs jobs={jobs} />
              </Disclosure>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const STATUS_WORDS = {
  open: 'would be public',
  held: 'we would look at it first',
  closed: 'closed',
} as const

function StagingJobs({ jobs }: { jobs: StagingJob[] }) {
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ id, reference, title, status, heldBecause, untilWords }) => (
        <li key={id}>
          <p className={records.name}>{title}</p>
          <p className={records.soft}>
            {reference}: {STATUS_WORDS[status]}, {untilWords}
          </p>
          {heldBecause && <p className={records.soft}>{heldBecause}</p>}
        </li>
      ))}
    </ul>
  )
}
