import { useNavigate } from 'react-router'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { useDraft } from '#app/forms/use-draft.ts'
import { useUpload } from '#app/forms/use-upload.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { showToast } from '#app/ui/toaster.tsx'
import type { SentResume } from '#contract/application-views.ts'
import { mediumDateTime } from '#contract/formats.ts'
import { ApplyFields, type ApplyLimits } from './apply-fields.tsx'
import styles from './job-form.module.css'
import { ResumeFields } from './resume-fields.tsx'

export interface ApplyFormProps {
  jobId: string
  /** By field: what is known of the person, or what they typed last time. */
  answers: Record<string, string>
  /** When what was typed last time was saved; null for a fresh form. */
  savedAt: string | null
  lastResume: SentResume | null
  limits: ApplyLimits
  years: { min: number; max: number; default: number }
  countries: { value: string; label: string }[]
  /** What an applicant of a poster who has proved nothing is told; null for a proved one. */
  handover: string | null
  rejection?: Rejection | undefined
}

const ID = 'apply-form'

const loadSchema = async () => (await import('#contract/applications.ts')).CompleteApplication

/** An application, saved as a draft while it is filled in and sent with its progress in sight. */
export function ApplyForm({
  jobId,
  savedAt,
  lastResume,
  handover,
  rejection,
  ...form
}: ApplyFormProps) {
  const navigate = useNavigate()
  const draft = useDraft(ID, `apply/${jobId}`)
  const upload = useUpload<string>('/api/v1/apply', async (words) => {
    draft.cancel()
    showToast('success', words)
    await navigate('/jobs')
  })
  const values = rejection?.values ?? form.answers
  const answer = (name: string) => ({
    name,
    error: rejection?.errors[name],
    defaultValue: values[name],
  })
  const savedNote =
    savedAt && !rejection ? `Draft saved ${mediumDateTime(savedAt)}, UK time.` : null

  return (
    <PostForm
      id={ID}
      action={`/jobform/${jobId}`}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel="Send my application"
      sender={upload}
      loadSchema={loadSchema}
      onInput={draft.onInput}
      onSubmit={() => {
        draft.cancel()
        showToast('info', 'Please Wait!')
      }}
    >
      <input type="hidden" name="jobId" value={jobId} />
      {handover && (
        <>
          <Banner tone="warning">{handover}</Banner>
          <Checkbox
            name="shareDetails"
            label="Send them my CV and contact details now anyway"
            defaultChecked={values.shareDetails === 'on'}
          />
        </>
      )}
      <ApplyFields {...form} answer={answer} />
      {/* Last, so that everything typed has arrived before a resume that is too large. */}
      <ResumeFields
        last={lastResume}
        wantsAnother={values.resumeId === ''}
        error={rejection?.errors.uploadResume}
        isAgain={rejection !== undefined}
        disabled={upload.isSending}
      />
      <output className={styles.draft}>{draft.note || savedNote}</output>
    </PostForm>
  )
}
