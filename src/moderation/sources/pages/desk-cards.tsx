import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { DESK_SOURCES_PATH } from '#moderation/desk/admin-paths.ts'
import { Part } from '#moderation/desk/pages/parts/columns.tsx'
import { SourceTable } from '#board/sources/pages/parts/source-table.tsx'
import {
  COMPARED_ADVERTS,
  MOST_ALONE,
  UNDO_DAYS,
  type HoldComparison,
} from '#board/sources/sources.ts'
import { formatCount, mediumDateTime } from '#platform/primitives/formats.ts'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import styles from './sources.module.css'
import type { ShownDeskSource } from './shown-desk-sources.ts'
import type { ShownHold } from './shown-holds.ts'

const CLOSE_RULE = `‘Close’ writes to nobody but those who saved an advert. It can be undone for ${UNDO_DAYS} days; each advert keeps its address. A second admin is asked above ${formatCount(MOST_ALONE)}.`

interface OptOut {
  domain: string
  way: 'dns' | 'file'
  since: string
  lists: number
  read: number
}

/** A reading that waits for a decision, or one whose decision can be undone. */
export function HoldCard({
  hold,
  comparison,
}: {
  hold: ShownHold
  comparison: HoldComparison | null
}) {
  const { id, sourceId, title, words, isOpen, isComparable, accept, after, undoUntil, runs } = hold
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
        {comparison?.id === id && <Comparison comparison={comparison} />}
        {isOpen ? (
          <ButtonRow>
            {isComparable && comparison?.id !== id && (
              <ButtonLink href={`${DESK_SOURCES_PATH}?compare=${id}#hold-${id}`}>
                Compare
              </ButtonLink>
            )}
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

/** The adverts of a list that are open here beside those that came, so that an eye tells whether they are one employer’s. */
function Comparison({ comparison: { id, here, came } }: { comparison: HoldComparison }) {
  if (came.length === 0) return <p>What came is not on record. Have the list read again first.</p>
  const rows = Array.from({ length: Math.max(here.length, came.length) }, (_, at) => ({
    key: `${id} ${at}`,
    name: here[at] ?? '–',
    cells: [came[at] ?? '–'],
  }))
  return (
    <>
      <SourceTable columns={['Open here', 'Came now']} rows={rows} />
      <p className={styles.soft}>{`The first ${COMPARED_ADVERTS} of each.`}</p>
    </>
  )
}

/** A source that is silent, or that an admin has opened. */
export function SourceCard({ source }: { source: ShownDeskSource }) {
  const { key, name, condition, happened, address, contact, left, mail, isOn, isOurs } = source
  return (
    <Card as="section">
      <Part id={`source-${key}`} title={name}>
        <p>
          {`${condition.words}. ${happened}.`} <span className={styles.address}>{address}</span>
        </p>
        {left && <p>{left}</p>}
        {contact && <p>{`Ask: ${contact}`}</p>}
        {(isOurs || left || mail) && (
          <ButtonRow>
            {mail && <ButtonLink href={mail}>Write to them</ButtonLink>}
            {isOurs && (
              <Act act="read" id={key}>
                {isOn ? 'Read again now' : 'Switch on'}
              </Act>
            )}
            {left && (
              <Act act="close" id={key} tone="quiet">
                Close now
              </Act>
            )}
            {isOurs && isOn && (
              <Act act="off" id={key} tone="quiet">
                Switch off
              </Act>
            )}
          </ButtonRow>
        )}
        {left && <p className={styles.soft}>{CLOSE_RULE}</p>}
      </Part>
    </Card>
  )
}

/** The latest opt-outs, or how many there were this week. */
export function OptOutCard({ count, optOuts }: { count: number; optOuts: OptOut[] | null }) {
  return (
    <Card as="section">
      <Part id="opt-outs" title="Opt-outs">
        <p>
          {count === 0 ? 'None this week.' : `${formatCount(count)} this week.`}{' '}
          {!optOuts && <Link href={`${DESK_SOURCES_PATH}?see=opt-outs#opt-outs`}>See</Link>}
        </p>
        {optOuts?.length === 0 && <p>Nobody has opted out yet.</p>}
        {optOuts && optOuts.length > 0 && (
          <SourceTable
            columns={['Domain', 'Since', 'Its lists']}
            rows={optOuts.map(({ domain, since, lists, read, way }) => ({
              key: domain,
              name: domain,
              about: way === 'dns' ? 'shown by DNS' : 'shown by a file',
              cells: [mediumDateTime(since), listsWords(lists, read)],
            }))}
          />
        )}
      </Part>
    </Card>
  )
}

function listsWords(lists: number, read: number) {
  if (lists === 0) return 'None'
  return read === 0 ? `${formatCount(lists)}, all off` : `${formatCount(read)} still read`
}

interface ActProps {
  act: 'close' | 'accept' | 'refuse' | 'undo' | 'read' | 'off'
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
