import { FileField } from '#app/ui/file-field.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { SentResume } from '#contract/application-views.ts'
import { DOCUMENT_RULES } from '#contract/documents.ts'
import { mediumDate } from '#contract/formats.ts'

interface ResumeFieldsProps {
  /** The one sent last, to be sent again. */
  last: SentResume | null
  wantsAnother: boolean
  error: string | undefined
  /** The form came back, and a browser forgets a chosen file. */
  isAgain: boolean
  disabled: boolean
}

const CHOICE = 'resumeId'
const FILE = 'uploadResume'

/** A chosen file means another resume; going back to the last one puts the file away. */
export function ResumeFields({ last, wantsAnother, error, isAgain, disabled }: ResumeFieldsProps) {
  return (
    <>
      {last && (
        <RadioGroup
          name={CHOICE}
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
          onChange={({ target }) => target.value && putFileAway(target.form)}
        />
      )}
      <FileField
        name={FILE}
        label={last ? 'Another resume' : 'Resume'}
        hint={`PDF or Word (.pdf, .doc, .docx), up to 10 MB.${isAgain ? ' If you had chosen one, choose it again.' : ''}`}
        error={error}
        optional={last !== null}
        rules={DOCUMENT_RULES}
        disabled={disabled}
        onChoose={(file, { form }) => file && chooseAnother(form)}
      />
    </>
  )
}

function chooseAnother(form: HTMLFormElement | null) {
  const choices = form?.querySelectorAll<HTMLInputElement>(`[name=${CHOICE}]`) ?? []
  // Each of them, so that React knows the state of both.
  for (const choice of choices) choice.checked = choice.value === ''
}

function putFileAway(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem(FILE)
  if (!(field instanceof HTMLInputElement) || !field.value) return
  field.value = ''
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
