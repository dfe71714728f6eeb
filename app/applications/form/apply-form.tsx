import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { SentResume } from '#contract/application-views.ts'
import { mediumDateTime } from '#contract/formats.ts'
import { ApplyFields, type ApplyLimits } from './apply-fields.tsx'
import styles from './job-form.module.css'
import { ResumeFields } from './resume-fields.tsx'

export interface ApplyFormProps {
  jobId: string
  /** By field: what is known of the person, or what they typed last time. */
  answers: Record<string, string>
  /** When what was typed last time was kept; null for a fresh form. */
  keptAt: string | null
  lastResume: SentResume | null
  limits: ApplyLimits
  years: { min: number; max: number; default: number }
  document: { limit: number; tooLarge: string }
  countries: { value: string; label: string }[]
  rejection?: Rejection | undefined
}

/**
 * Found by the script by its id, which sends it with its progress in sight; `data-draft` has it kept
 * while it is typed.
 */
export function ApplyForm({
  jobId,
  keptAt,
  lastResume,
  document,
  rejection,
  ...form
}: ApplyFormProps) {
  const values = rejection?.values ?? form.answers
  const answer = (name: string) => ({
    name,
    error: rejection?.errors[name],
    defaultValue: values[name],
  })

  return (
    <PostForm
      id="apply-form"
      action={`/jobform/${jobId}`}
      encType="multipart/form-data"
      data-draft={`apply/${jobId}`}
      data-says="Please Wait!"
      rejection={rejection}
      submitLabel="Send my application"
      noValidate
      aside={
        <Button tone="quiet" hidden data-cancel>
          Cancel
        </Button>
      }
    >
      <input type="hidden" name="jobId" value={jobId} />
      <ApplyFields {...form} answer={answer} />
      {/* Last, so that everything typed has arrived before a resume that is too large. */}
      <ResumeFields
        last={lastResume}
        wantsAnother={values.resumeId === ''}
        error={rejection?.errors.uploadResume}
        isAgain={rejection !== undefined}
        document={document}
      />
      <Progress label="Sending" value={0} hidden />
      <output className={styles.draft} data-draft-note>
        {keptAt && !rejection && `Kept from ${mediumDateTime(keptAt)}, UK time.`}
      </output>
    </PostForm>
  )
}
