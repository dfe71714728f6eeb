import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { DESK_SOURCES_PATH } from '#moderation/desk/admin-paths.ts'
import { Part } from '#moderation/desk/pages/parts/columns.tsx'
import { SourceTable } from '#board/sources/pages/parts/source-table.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import styles from './sources.module.css'
import type { ShownDeskSource } from './shown-desk-sources.ts'
import type { ShownHold } from './shown-holds.ts'

/** A reading that waits for a decision, or one whose decision can be undone. */
export function HoldCard({ hold }: { hold: ShownHold }) {
  const { id, sourceId, title, words, isOpen, accept, after, undoUntil, runs } = hold
  return (
    <Card as="section">
      <Part id={`hold-${id}`} title={title}>
        <p>{words}</p>
        {runs.length > 0 && (
          <SourceTable
            columns={['Run', 'Came', 'Answer']}
            rows={runs.map(({ key, when, came, answer }) => ({
              key,
              name: when,
              cells: [came, answer],
            }))}
          />
        )}
        {isOpen ? (
          <ButtonRow>
            <Act act="read" id={sourceId} tone="primary">
              Read again now
            </Act>
            {accept && (
              <Act act="accept" id={id}>
                {accept}
              </Act>
            )}
            <Act act="refuse" id={id}>
              Keep the adverts
            </Act>
            <Act act="off" id={sourceId} tone="quiet">
              Switch off
            </Act>
          </ButtonRow>
        ) : (
          <ButtonRow>
            <Act act="undo" id={id}>
              Undo
            </Act>
          </ButtonRow>
        )}
        {(after || undoUntil) && (
          <p className={styles.soft}>{after || `It can be undone until ${undoUntil}.`}</p>
        )}
      </Part>
    </Card>
  )
}

/** A source that is silent, or that an admin has opened. */
export function SourceCard({ source }: { source: ShownDeskSource }) {
  const { key, name, condition, happened, address, contact, isOn, isOurs } = source
  return (
    <Card as="section">
      <Part id={`source-${key}`} title={name}>
        <p>
          {`${condition.words}. ${happened}.`} <span className={styles.address}>{address}</span>
        </p>
        {contact && <p>{`Ask: ${contact}`}</p>}
        {isOurs && (
          <ButtonRow>
            <Act act="read" id={key}>
              {isOn ? 'Read again now' : 'Switch on'}
            </Act>
            {isOn && (
              <Act act="off" id={key} tone="quiet">
                Switch off
              </Act>
            )}
          </ButtonRow>
        )}
      </Part>
    </Card>
  )
}

interface ActProps {
  act: 'accept' | 'refuse' | 'undo' | 'read' | 'off'
  id: string
  tone?: 'primary' | 'secondary' | 'quiet'
  children: string
}

/** A button that is a form of its own, so that it works without a script. */
function Act({ act, id, tone, children }: ActProps) {
  return (
    <Form method="post" action={`${DESK_SOURCES_PATH}?do=${act}`}>
      <PageOwner />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" {...(tone && { tone })}>
        {children}
      </Button>
    </Form>
  )
}
