import { FileField } from '#app/ui/file-field.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { SentResume } from '#contract/applications.ts'
import { mediumDate } from '#contract/formats.ts'

interface ResumeFieldsProps {
  /** The one sent last, to be sent again. */
  last: SentResume | null
  wantsAnother: boolean
  error: string | undefined
  /** The form came back, and a browser forgets a chosen file. */
  isAgain: boolean
  document: { limit: number; tooLarge: string }
}

export function ResumeFields({ last, wantsAnother, error, isAgain, document }: ResumeFieldsProps) {
  return (
    <>
      {last && (
        <RadioGroup
          name="resumeId"
          label="Which resume?"
          defaultValue={wantsAnother ? '' : last.id}
          options={[
            {
              value: last.id,
              label: `Use ${last.name}`,
              hint: `Sent on ${mediumDate(last.sentAt)}`,
            },
            { value: '', label: 'Send another' },
          ]}
        />
      )}
      <FileField
        name="uploadResume"
        label={last ? 'Another resume' : 'Resume'}
        hint={`PDF or Word (.pdf, .doc, .docx), up to 10 MB.${isAgain ? ' If you had chosen one, choose it again.' : ''}`}
        error={error}
        optional={last !== null}
        accept=".pdf,.doc,.docx"
        data-limit={document.limit}
        data-too-large={document.tooLarge}
      />
    </>
  )
}
