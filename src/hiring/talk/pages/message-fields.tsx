import { Button } from '#platform/ui/buttons/button.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { DOCUMENT_RULES } from '#platform/files/documents/document-rules.ts'
import type { TalkState } from '#hiring/talk/talk.schema.ts'
import styles from './talk.module.css'

interface MessageFieldsProps {
  talk: TalkState
  label: string
  hint: string
  /** The answer to the form, with the typed text. */
  answer: Rejection | undefined
  /** Text typed on an earlier visit. */
  draft?: string | undefined
  isSending: boolean
}

/** The text and file of a message, with the send button. */
export function MessageFields({ talk, label, hint, answer, draft, isSending }: MessageFieldsProps) {
  return (
    <div className={styles.fields}>
      <input type="hidden" name="formId" value={talk.formId} />
      <TextArea
        name="text"
        label={label}
        hint={hint}
        error={answer?.errors.text}
        rows={5}
        defaultValue={answer?.values.text ?? draft}
      />
      {answer?.code === 'private_numbers' && (
        <Checkbox name="isSure" label="I want to send these numbers" />
      )}
      {/* Last, so that all text has arrived before a file that is too large. */}
      {talk.canAttach && (
        <FileField
          name="file"
          label="File"
          hint={`PDF or Word (.pdf, .doc, .docx), up to 10 MB.${answer ? ' If you had chosen one, choose it again.' : ''}`}
          error={answer?.errors.file}
          optional
          rules={DOCUMENT_RULES}
        />
      )}
      <Button type="submit" name="intent" value="message" tone="primary" loading={isSending}>
        Send the message
      </Button>
    </div>
  )
}
