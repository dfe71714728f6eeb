import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { AdviceNote } from '#moderation/desk/pages/parts/advice-note.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { Part } from '#moderation/desk/pages/parts/columns.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { CaseDocument } from '#founders/cases/talk/compose-case.ts'
import type { DeskCase } from '#moderation/startups/desk-cases.service.ts'
import type { CaseTemplate } from '#founders/cases/founder-case.ts'
import { changeField, deskSends } from './desk-form.ts'
import styles from './startup.module.css'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { DocumentField } from '#founders/cases/pages/parts/document-field.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { DESK_TEMPLATES_PATH } from '#founders/founder-paths.ts'

interface CaseWorkProps {
  found: DeskCase
  answer: Rejection | undefined
}

/** The admin in charge, and notes among admins. */
export function CaseWork({ found, answer }: CaseWorkProps) {
  const { id, assignee, status } = found
  return (
    <>
      <Part id="work" title="Who works on it">
        <p>
          {assignee
            ? assignee.isYou
              ? 'You have taken it.'
              : `${assignee.name} has taken it.`
            : 'Nobody has taken it.'}
        </p>
        <div className={styles.buttons}>
          {assignee?.isYou ? (
            <Button {...deskSends(id, 'give-back')}>Give it back</Button>
          ) : (
            <Button {...deskSends(id, 'take')}>Assign to me</Button>
          )}
          {status !== 'with-us' && <Button {...deskSends(id, 'wait')}>It waits for us</Button>}
          {status !== 'closed' && (
            <Button {...deskSends(id, 'close')}>Close without answering</Button>
          )}
        </div>
      </Part>
      <Part id="notes" title="Notes">
        <Notes found={found} />
        <TextArea
          {...answersOf(answer)('note')}
          label="Note"
          hint="Only admins see it."
          optional
          rows={3}
        />
        <div>
          <Button {...deskSends(id, 'note')}>Add the note</Button>
        </div>
      </Part>
    </>
  )
}

/** Deletes the case; shown last. */
export function DeleteCase({ id }: { id: string }) {
  return (
    <Disclosure summary="Delete this case">
      <div className={styles.answer}>
        <p>
          Everything that they and we wrote, the notes and every document is deleted at once. Their
          links end. The log says that you did it.
        </p>
        <div>
          <Button {...deskSends(id, 'delete')} tone="danger" icon="trash">
            Delete it for good
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}

function Notes({ found: { notes } }: { found: DeskCase }) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, author, text, at }) => (
        <li key={id} className={styles.note}>
          <p className={styles.soft}>
            <b>{author}</b> <Moment at={at} />
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

interface DocumentActionsProps {
  caseId: string
  document: CaseDocument
  answer: Rejection | undefined
}

/** The buttons of each document, by its id. */
export function documentActions(
  caseId: string,
  documents: CaseDocument[],
  answer: Rejection | undefined,
) {
  return new Map(
    documents.map((document) => [
      document.id,
      <DocumentActions key={document.id} caseId={caseId} document={document} answer={answer} />,
    ]),
  )
}

/** Buttons that accept a founder's document or ask for changes. */
function DocumentActions({ caseId, document, answer }: DocumentActionsProps) {
  const { id, name, side, state } = document
  if (side === 'desk') return null
  const change = answersOf(answer)(changeField(id))
  return (
    <div className={styles.buttons}>
      {state !== 'read' && (
        <Button {...deskSends(caseId, 'document', { document: id })} size="small">
          Mark as read<span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {/* What a colleague’s request crossed stays in its field. */}
      {(state !== 'change-needed' || change.defaultValue) && (
        <Disclosure
          summary={
            <>
              Ask for a change<span className="visually-hidden">: {name}</span>
            </>
          }
          open={Boolean(change.error ?? change.defaultValue)}
        >
          <div className={styles.answer}>
            <TextArea
              {...change}
              label={`What to change in ${name}`}
              hint="They read it on their page, and word for word in an email. It is their turn then."
              rows={4}
            />
            <div>
              <Button {...deskSends(caseId, 'change', { document: id })} size="small">
                Send what to change<span className="visually-hidden">: {name}</span>
              </Button>
            </div>
          </div>
        </Disclosure>
      )}
    </div>
  )
}

interface AnswerFieldsProps {
  found: DeskCase
  templates: { shipped: readonly CaseTemplate[]; own: CaseTemplate[] }
  answer: Rejection | undefined
  isSending: boolean
}

const AFTER = [
  { value: 'your-turn', label: 'Waiting for the founder' },
  { value: 'with-us', label: 'We go on working on it' },
  { value: 'closed', label: 'The case is closed' },
]

/** The reply to a founder, with its templates. */
export function AnswerFields({ found, templates, answer, isSending }: AnswerFieldsProps) {
  const field = answersOf(answer, { template: '', status: 'your-turn' })
  const isTemplate = answer?.code === 'template'
  const isLeft = answer?.status === 200 && !isTemplate && Boolean(answer.values['text'])
  return (
    <div className={styles.answer}>
      <h2>Answer</h2>
      {isLeft && (
        <Banner tone="info" live>
          Done. Your answer is still below: it is not sent yet.
        </Banner>
      )}
      <AdviceNote />
      <div className={styles.template}>
        <Select
          {...field('template')}
          label="Template"
          options={[
            ...templates.shipped.map(toOption('Of the site')),
            ...templates.own.map(toOption('Our own')),
          ]}
        />
        <Button {...deskSends(found.id, 'template')}>Insert it</Button>
      </div>
      <p className={styles.soft}>
        It goes below what is typed. <Link href={DESK_TEMPLATES_PATH}>Change the templates</Link>
      </p>
      <TextArea
        // With a script, a template's text goes into the existing field.
        key={isTemplate ? answer.values['text'] : ''}
        {...field('text')}
        label="Your answer"
        hint="They read it on their page, and word for word in an email."
        rows={10}
      />
      <Select {...field('status')} label="Then" options={AFTER} />
      <DocumentField error={answer?.errors['file']} mustChooseAgain={answer !== undefined} />
      <div>
        <Button type="submit" tone="primary" loading={isSending} formEncType="multipart/form-data">
          Send the answer
        </Button>
      </div>
    </div>
  )
}

function toOption(group: string) {
  return ({ id, title }: CaseTemplate) => ({ value: id, label: title, group })
}
