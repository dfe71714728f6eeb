import { useEffect, type ReactNode } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { showRejection } from '#platform/forms/pages/call-api.ts'
import { Returnable } from '#platform/forms/pages/use/returnable.tsx'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { useAnswer } from '#platform/forms/pages/use/use-answer.ts'
import { useDraft } from '#platform/forms/pages/use/use-draft.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { SETTABLE_STAGES } from '#hiring/applications/model/stages.schema.ts'
import { filterWord } from '#hiring/applications/pages/status-words.ts'
import styles from './applicant.module.css'
import {
  APPLICANT_FORM,
  isDecisionConflict,
  WITHOUT_FILE,
  type Answer,
  type FormParts,
} from './form-parts.ts'
import { useEmptiedWhenSaved } from './use-emptied-when-saved.ts'

interface ApplicantFormProps {
  applicationId: string
  /** The applicant page’s path. */
  address: string
  /** The answer rendered into the page when no script sent the form. */
  answer: Answer | undefined
  /** Values typed on an earlier visit. */
  draft: Record<string, string>
  /** The time the draft was saved, in words. */
  draftNote: string
  children(parts: FormParts): ReactNode
}

/**
 * The whole page as one form with several buttons: any button also sends text typed in other fields, which comes back
 * with or without a script. Only the message’s button sends the file.
 */
export function ApplicantForm({
  applicationId,
  address,
  answer: pageAnswer,
  draft,
  draftNote,
  children,
}: ApplicantFormProps) {
  const fetcher = useFetcher<Answer>()
  const data = useAnswer(fetcher)
  const answer = data ?? pageAnswer
  const { note, onInput, cancel } = useDraft(APPLICANT_FORM, `applicant/${applicationId}`, {
    describe: savedAt,
  })
  useEmptiedWhenSaved(APPLICANT_FORM, { ...fetcher, data })
  useLaterState(data)
  const sent = fetcher.formData

  return (
    <fetcher.Form
      id={APPLICANT_FORM}
      method="post"
      action={address}
      encType="multipart/form-data"
      preventScrollReset
      className={styles.page}
      onInput={onInput}
      onSubmit={cancel}
    >
      {/* The form’s default button, so that Enter sends nothing. */}
      <button type="submit" disabled hidden aria-label="Save" />
      {answer && <Answered answer={answer} />}
      <Returnable form={APPLICANT_FORM}>
        {children({
          typed: (name) => answer?.values[name] ?? draft[name],
          error: (name) => answer?.errors[name],
          answer,
          pendingStatus: sent?.get('status')?.toString() ?? null,
          isSending: (intent) => sent?.get('intent') === intent,
          draftNote: note || draftNote,
        })}
      </Returnable>
    </fetcher.Form>
  )
}

/**
 * Shows a rejection. The router does not reload the page after one, but a colleague has changed it after a conflict.
 */
function useLaterState(answer: Answer | undefined) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (answer?.code === 'changed_by_colleague') void revalidate()
    // The panel of a decision says it once: no message beside it.
    const isSaid = answer !== undefined && isDecisionConflict(answer)
    if (answer && !isSaid && Object.keys(answer.errors).length > 0) showRejection(answer)
  }, [answer, revalidate])
}

/** The result of the last button press. */
function Answered({ answer }: { answer: Answer }) {
  const { errors, values, code, notice = 'Saved.' } = answer
  const { status } = values
  if (status && isDecisionConflict(answer)) return <Conflict answer={answer} status={status} />
  if (Object.keys(errors).length > 0) return <ErrorSummary errors={errors} />
  return (
    <Banner tone="success" live>
      {notice}
      {'text' in values && ' Your message is still below: it is not sent yet.'}
      {'words' in values && ' What you wrote beside the decision is not sent yet.'}
      {'note' in values && ' Your note is still below: it is not saved yet.'}
      {'edit' in values && code !== 'note-open' && ' The note that you change is not saved yet.'}
      {Object.keys(values).some((name) => name.startsWith('score-')) &&
        ' Your scores are still below: they are not saved yet.'}
    </Banner>
  )
}

/** A colleague's decision since the page was loaded, with the one here as a button. */
function Conflict({ answer: { errors }, status }: { answer: Answer; status: string }) {
  const stage = SETTABLE_STAGES.find((each) => each === status)
  return (
    <Banner tone="warning" title={Object.values(errors)[0]} live>
      <Button type="submit" name="status" value={status} formEncType={WITHOUT_FILE}>
        Set to ‘{stage ? filterWord(stage) : status}’ anyway
      </Button>
    </Banner>
  )
}

function savedAt() {
  const now = new Date()
  const pad = (number: number) => String(number).padStart(2, '0')
  return `Saved as you type, ${pad(now.getHours())}:${pad(now.getMinutes())}.`
}
