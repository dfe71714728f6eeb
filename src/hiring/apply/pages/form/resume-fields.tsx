import type { ReactNode } from 'react'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import type { ApplyState } from './start-form.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import styles from './job-form.module.css'
import { RESUME_RULES } from '#platform/files/documents/document-rules.ts'

type ResumeChoices = ApplyState['resumes']

interface ResumeFieldsProps extends ResumeChoices {
  /** The choice to send the CV written here as well. */
  profile: ReactNode
  /** The CV chosen before: '' for a new file, undefined if none was. */
  chosen: string | undefined
  /** Whether a new file is added to the list. */
  keeps: boolean
  error: string | undefined
  /** The form came back, and browsers forget the chosen file. */
  isAgain: boolean
  disabled: boolean
}

const CHOICE = 'resumeId'
const FILE = 'uploadResume'

/** The choice of CV. Choosing a file selects ‘new CV’; choosing one from the list clears the file. */
export function ResumeFields({
  options,
  canKeep,
  profile,
  chosen,
  keeps,
  error,
  isAgain,
  disabled,
}: ResumeFieldsProps) {
  const { words } = useLanguage()
  const hasChoice = options.length > 0
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return (
    <div className={styles.resume}>
      {hasChoice && (
        <RadioGroup
          name={CHOICE}
          label={words.apply.whichResume}
          defaultValue={isKnown ? chosen : options[0]?.value}
          options={[...options, { value: '', label: words.apply.sendAnother }]}
          onChange={({ target }) => target.value && putFileAway(target.form)}
        />
      )}
      {profile && <div className={styles.profile}>{profile}</div>}
      <div className={styles.file}>
        <FileField
          name={FILE}
          label={hasChoice ? words.apply.anotherResume : words.apply.resume}
          hint={words.apply.resumeHint + (isAgain ? words.apply.chooseAgain : '')}
          error={error}
          optional={hasChoice}
          required={!hasChoice}
          rules={RESUME_RULES}
          disabled={disabled}
          onChoose={(file, { form }) => file && chooseAnother(form)}
        />
        {canKeep ? (
          <Checkbox name="saveResume" label={words.apply.keepFile} defaultChecked={keeps} />
        ) : (
          <p>{words.apply.listFull}</p>
        )}
      </div>
    </div>
  )
}

function chooseAnother(form: HTMLFormElement | null) {
  const choices = form?.querySelectorAll<HTMLInputElement>(`[name=${CHOICE}]`) ?? []
  // Set every choice, so that React knows the state of all.
  for (const choice of choices) choice.checked = choice.value === ''
}

function putFileAway(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem(FILE)
  if (!(field instanceof HTMLInputElement) || !field.value) return
  field.value = ''
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
