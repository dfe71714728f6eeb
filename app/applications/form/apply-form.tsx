import { useNavigate } from 'react-router'
import { useLanguage } from '#app/languages/use-language.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { useDraft } from '#app/forms/use-draft.ts'
import { useUpload } from '#app/forms/use-upload.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { showToast } from '#app/ui/toaster.tsx'
import { fill } from '#contract/languages/fill.ts'
import { mediumDateTime } from '#contract/formats.ts'
import type { ProfilePart } from '#contract/profile/profile-words.ts'
import { ApplyFields, type ApplyLimits } from './apply-fields.tsx'
import styles from './job-form.module.css'
import { ProfileFields } from './profile-fields.tsx'
import { ResumeFields, type ResumeChoices } from './resume-fields.tsx'

export interface ApplyFormProps {
  jobId: string
  /** By field: what is known of the person, or what they typed last time. */
  answers: Record<string, string>
  /** When what was typed last time was saved; null for a fresh form. */
  savedAt: string | null
  /** What the form was filled in from, in words; null if that is only the account. */
  prefilled: string | null
  resumes: ResumeChoices
  /** What the person has written here, as an employer would read it; null if that is nothing. */
  profile: ProfilePart[] | null
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
  prefilled,
  resumes,
  profile,
  handover,
  rejection,
  ...form
}: ApplyFormProps) {
  const navigate = useNavigate()
  const { locale, words } = useLanguage()
  const draft = useDraft(ID, `apply/${jobId}`)
  const upload = useUpload<string>('/api/v1/apply', async (flash) => {
    draft.cancel()
    showToast('success', flash)
    await navigate('/jobs')
  })
  const values = rejection?.values ?? form.answers
  const answer = (name: string) => ({
    name,
    error: rejection?.errors[name],
    defaultValue: values[name],
  })
  const savedNote =
    savedAt && !rejection
      ? fill(words.apply.draftSaved, { date: mediumDateTime(savedAt, locale) })
      : null

  return (
    <PostForm
      id={ID}
      action={`/jobform/${jobId}`}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel={words.apply.send}
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
            label={words.apply.shareDetails}
            defaultChecked={values.shareDetails === 'on'}
          />
        </>
      )}
      {prefilled && <p className={styles.draft}>{prefilled}</p>}
      <ApplyFields {...form} answer={answer} />
      <input type="hidden" name="asksAboutNumbers" value="on" />
      {(upload.rejection ?? rejection)?.code === 'private_numbers' && (
        <Checkbox name="isSure" label="I want to send these numbers" />
      )}
      {profile && <ProfileFields parts={profile} isChosen={values.sendProfile === 'on'} />}
      {/* Last, so that everything typed has arrived before a resume that is too large. */}
      <ResumeFields
        {...resumes}
        chosen={values.resumeId}
        keeps={rejection === undefined || values.saveResume === 'on'}
        error={rejection?.errors.uploadResume}
        isAgain={rejection !== undefined}
        disabled={upload.isSending}
      />
      <output className={styles.draft}>{draft.note || savedNote}</output>
    </PostForm>
  )
}
