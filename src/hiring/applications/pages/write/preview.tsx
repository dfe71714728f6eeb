import { Form, useNavigation } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import { fillTemplate } from '#hiring/templates/placeholders.ts'
import type { Route } from './+types/write.route.ts'
import styles from './write.module.css'

interface PreviewProps {
  loaded: Route.ComponentProps['loaderData']
  text: string
}

const SHOWN = 3

/** The text that each recipient will read, before it is sent. */
export function Preview({ loaded, text }: PreviewProps) {
  const { address, people, to, job, formId } = loaded
  const isSending = useNavigation().formData?.get('intent') === 'send'
  const readers = people.filter(({ withdrawnAt }) => withdrawnAt === null)
  const gone = people.length - readers.length
  const [shown, rest] = [readers.slice(0, SHOWN), readers.slice(SHOWN)]
  const toLetter = ({ id, name }: (typeof readers)[number]) => (
    <Card key={id} as="section">
      <h3 className={styles.reader}>{name}</h3>
      {to !== 'message' && (
        <p className={styles.hint}>Moves to {STAGE_NAMES[to]}, and gets an email about it.</p>
      )}
      {text && <p className={styles.letter}>{fillTemplate(text, { name, job: job.title })}</p>}
    </Card>
  )
  return (
    <div className={styles.form}>
      <h2>{readers.length === 1 ? '1 person' : `${readers.length} people`} will read this</h2>
      {gone > 0 && (
        <p>{gone === 1 ? '1 has withdrawn and gets' : `${gone} have withdrawn and get`} nothing.</p>
      )}
      {shown.map(toLetter)}
      {rest.length > 0 && (
        <Disclosure summary={`The other ${rest.length}`}>
          <div className={styles.form}>{rest.map(toLetter)}</div>
        </Disclosure>
      )}
      <Form method="post" action={address} className={styles.buttons}>
        <PageOwner />
        {/* The form's default button, so that Enter sends nothing. */}
        <button type="submit" disabled hidden aria-label="Nothing" />
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="formId" value={formId} />
        {readers.length > 0 && (
          <Button type="submit" name="intent" value="send" tone="primary" loading={isSending}>
            {sendWords(to, readers.length)}
          </Button>
        )}
        <Button type="submit" name="intent" value="edit">
          Change it
        </Button>
      </Form>
      <p className={styles.hint}>They learn of it a minute later. Until then you can undo it.</p>
    </div>
  )
}

function sendWords(to: PreviewProps['loaded']['to'], count: number) {
  const people = count === 1 ? '1 person' : `${count} people`
  return to === 'message' ? `Send it to ${people}` : `Move ${people} to ${STAGE_NAMES[to]}`
}

export function NobodyTicked({ jobId }: { jobId: string }) {
  return (
    <EmptyState
      title="Nobody is ticked"
      action={{ href: applicantsPath(jobId, { view: 'table' }), label: 'Go to the table' }}
    >
      Tick the people in the table or on the board, then press the button again.
    </EmptyState>
  )
}
