import { FileField } from '#platform/ui/fields/file-field.tsx'
import { DOCUMENT_RULES } from '#platform/files/documents/document-rules.ts'

interface DocumentFieldProps {
  error: string | undefined
  /** The form was rejected, and browsers do not keep the file. */
  mustChooseAgain: boolean
}

/** A document for a case's message. It is the last field, so that text arrives before a file that is too large. */
export function DocumentField({ error, mustChooseAgain }: DocumentFieldProps) {
  const again = mustChooseAgain ? ' If you had chosen one, choose it again.' : ''
  return (
    <FileField
      name="file"
      label="Document"
      hint={`PDF or Word (.pdf, .doc, .docx), up to 10 MB.${again}`}
      error={error}
      optional
      rules={DOCUMENT_RULES}
    />
  )
}
