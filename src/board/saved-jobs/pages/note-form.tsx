import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { SavedNote } from '#board/saved-jobs/saved-jobs.schema.ts'
import styles from './saved.module.css'

interface NoteFormProps {
  job: { jobId: string; title: string }
  note: SavedNote
  /** The maximum length of a note, in characters. */
  limit: number
}

/** A note, folded: most jobs have none, and most notes are only read. */
export function NoteForm({ job: { jobId, title }, note, limit }: NoteFormProps) {
  return (
    <div className={styles.noteForm}>
      <Disclosure
        summary={
          <>
            {note.text ? 'Change your note' : 'Write a note'}
            <span className="visually-hidden"> about {title}</span>
          </>
        }
      >
        <Fields key={note.version} {...{ jobId, note, limit }} rejection={undefined} />
      </Disclosure>
    </div>
  )
}

interface RejectedNoteProps {
  rejection: Rejection
  limit: number
}

/** A note that could not be saved, wherever its job is in the list: no text is lost. */
export function RejectedNote({ rejection, limit }: RejectedNoteProps) {
  const { job = '', note = '', version = '0' } = rejection.values
  return (
    <Card padding="roomy">
      <h2>Your note is not saved yet</h2>
      <Fields
        jobId={job}
        note={{ text: note, version: Number(version) }}
        limit={limit}
        rejection={rejection}
      />
    </Card>
  )
}

interface FieldsProps {
  jobId: string
  note: SavedNote
  limit: number
  rejection: Rejection | undefined
}

function Fields({ jobId, note, limit, rejection }: FieldsProps) {
  const id = `note-${rejection ? 'rejected' : jobId}`
  return (
    <PostForm
      id={`${id}-form`}
      action="/saved"
      rejection={rejection}
      submitLabel="Save the note"
      tone="secondary"
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="job" value={jobId} />
      <input type="hidden" name="version" value={note.version} />
      <TextArea
        id={id}
        name="note"
        label="Your note"
        hint={`Only you can read it. Up to ${limit.toLocaleString('en-GB')} characters.`}
        rows={4}
        defaultValue={note.text}
      />
    </PostForm>
  )
}
