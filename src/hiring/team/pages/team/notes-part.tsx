import { useState } from 'react'
import { Card } from '#platform/ui/facts/card.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import type { TeamNote } from '#hiring/team/notes/notes.service.ts'
import type { FormParts } from '#hiring/applicants/pages/opened/form-parts.ts'
import { IntentButton } from '#hiring/applicants/pages/opened/intent-button.tsx'
import styles from './team.module.css'

interface NotesPartProps {
  notes: TeamNote[]
  /** The id for the next note sent from this page. */
  formId: string
  canWrite: boolean
  parts: FormParts
}

/** Members' notes about the applicant; authors can change only their own. */
export function NotesPart({ notes, formId, canWrite, parts }: NotesPartProps) {
  const [open, setOpen] = useOpenNote(notes, parts)

  return (
    <Card as="section">
      <div className={styles.part} id="notes">
        <h2 className={styles.title}>Notes</h2>
        {notes.length > 0 && (
          <ol className={styles.notes}>
            {notes.map((note) => (
              <li key={note.id} className={styles.note}>
                <NoteHead note={note} />
                {open === note.id ? (
                  <NoteEditor note={note} parts={parts} onClose={() => setOpen(null)} />
                ) : (
                  <>
                    <p className={styles.text}>{note.text}</p>
                    {note.isOwn && canWrite && (
                      <ChangeButton note={note} onOpen={() => setOpen(note.id)} />
                    )}
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
        {canWrite && <NewNoteFields formId={formId} parts={parts} />}
        {!canWrite && notes.length === 0 && <p className={styles.hint}>Nobody has written one.</p>}
        <p className={styles.hint}>
          An applicant can ask your organisation for what is written about them: UK data protection
          law gives them that right.
        </p>
      </div>
    </Card>
  )
}

/** The note being edited: the local choice, until the server's answer or the note changes. */
function useOpenNote(
  notes: TeamNote[],
  parts: FormParts,
): [string | null, (id: string | null) => void] {
  const [choice, setChoice] = useState<{ id: string | null; version: number; after: unknown }>()
  const versionOf = (id: string | null) => notes.find((note) => note.id === id)?.version ?? 0
  const isCurrent =
    choice !== undefined && choice.after === parts.answer && choice.version === versionOf(choice.id)
  const fromServer = parts.typed('edit') === undefined ? null : (parts.typed('noteId') ?? null)
  const setOpen = (id: string | null) =>
    setChoice({ id, version: versionOf(id), after: parts.answer })
  return [isCurrent ? choice.id : fromServer, setOpen]
}

function NoteHead({ note: { author, at, editedAt } }: { note: TeamNote }) {
  return (
    <p className={styles.by}>
      <b>{author}</b> <time dateTime={at}>{mediumDateTime(at)}</time>
      {editedAt && <span>, changed {mediumDateTime(editedAt)}</span>}
    </p>
  )
}

function ChangeButton({ note, onOpen }: { note: TeamNote; onOpen(): void }) {
  return (
    <IntentButton
      intent={`open-note:${note.id}`}
      tone="quiet"
      size="small"
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      Change<span className="visually-hidden"> your note of {mediumDateTime(note.at)}</span>
    </IntentButton>
  )
}

interface EditorProps {
  note: TeamNote
  parts: FormParts
  onClose(): void
}

function NoteEditor({ note, parts, onClose }: EditorProps) {
  const typed = parts.typed('noteId') === note.id ? parts.typed('edit') : undefined
  return (
    <div className={styles.part}>
      <input type="hidden" name="noteId" value={note.id} />
      <input type="hidden" name="editVersion" value={note.version} />
      <TextArea
        name="edit"
        label="Change your note"
        error={parts.error('edit')}
        rows={3}
        defaultValue={typed ?? note.text}
      />
      <div className={styles.row}>
        <IntentButton intent="save-edit" size="small" loading={parts.isSending('save-edit')}>
          {parts.answer?.code === 'changed_by_colleague' && parts.error('edit')
            ? 'Save mine anyway'
            : 'Save the change'}
        </IntentButton>
        <IntentButton intent={`delete-note:${note.id}`} tone="quiet" size="small">
          Delete this note
        </IntentButton>
        <IntentButton
          intent="close-note"
          tone="quiet"
          size="small"
          onClick={(event) => {
            event.preventDefault()
            onClose()
          }}
        >
          Leave it as it is
        </IntentButton>
      </div>
    </div>
  )
}

function NewNoteFields({ formId, parts }: Pick<NotesPartProps, 'formId' | 'parts'>) {
  return (
    <>
      <input type="hidden" name="noteForm" value={formId} />
      <TextArea
        name="note"
        label="New note"
        hint="Your colleagues see it, the applicant does not."
        error={parts.error('note')}
        rows={3}
        defaultValue={parts.typed('note')}
      />
      <div>
        <IntentButton intent="note" loading={parts.isSending('note')}>
          Save the note
        </IntentButton>
      </div>
    </>
  )
}
