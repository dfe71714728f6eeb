import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { careersPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import styles from './careers.module.css'

export interface ConnectedSource {
  id: string
  address: string
  system: string
  adverts: number
  every: string
  lastRead: string | null
  next: string | null
  agreed: string | null
  condition: { tone: 'success' | 'warning' | 'danger' | 'neutral'; words: string }
  isOn: boolean
  /** Why a reading waits for the desk; null if none does. */
  held: string | null
  runs: { key: string; when: string; words: string }[]
}

interface ConnectedListProps {
  organisationId: string
  source: ConnectedSource
  mayChange: boolean
}

/** A list that is connected: whether it works, what the last readings found, and the way to end it. */
export function ConnectedList({ organisationId, source, mayChange }: ConnectedListProps) {
  const { id, system, adverts, condition, held, runs } = source
  return (
    <Sheet
      id={`list-${id}`}
      title={`Your list at ${system}`}
      action={<Tag tone={condition.tone}>{condition.words}</Tag>}
    >
      {held && <p>{held}</p>}
      <Facts items={factsOf(source)} />
      {runs.length > 0 ? (
        <Disclosure summary="What the last readings found">
          <ol className={styles.runs}>
            {runs.map(({ key, when, words }) => (
              <li key={key}>
                <b>{words}</b> <span className={styles.soft}>{when}</span>
              </li>
            ))}
          </ol>
        </Disclosure>
      ) : (
        <p className={styles.soft}>It has not been read yet. The first reading takes minutes.</p>
      )}
      {mayChange && (
        <Disclosure summary="Disconnect this list">
          <p>{disconnectWords(adverts)}</p>
          <Form method="post" action={`${careersPath(organisationId)}?form=disconnect`}>
            <PageOwner />
            <input type="hidden" name="source" value={id} />
            <Button type="submit" tone="danger">
              Disconnect
            </Button>
          </Form>
        </Disclosure>
      )}
    </Sheet>
  )
}

function disconnectWords(adverts: number) {
  const what =
    adverts === 0
      ? 'It has no adverts here.'
      : adverts === 1
        ? 'Its advert here closes at once.'
        : `Its ${formatCount(adverts)} adverts here close at once.`
  return `We stop reading the list. ${what} Who has saved one is told. Adverts that you posted here yourself stay. You can connect it again later.`
}

function factsOf({ address, adverts, every, lastRead, next, agreed }: ConnectedSource) {
  return [
    { term: 'Adverts in the list', value: formatCount(adverts) },
    { term: 'Last read', value: lastRead ?? 'Not yet' },
    ...(next ? [{ term: 'Next reading', value: `${next}, then ${every}` }] : []),
    ...(agreed ? [{ term: 'You agreed on', value: agreed }] : []),
    { term: 'Address', value: <span className={styles.feed}>{address}</span> },
  ]
}
