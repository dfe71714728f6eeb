import { ApplyFields } from '#app/applications/form/apply-fields.tsx'
import formStyles from '#app/applications/form/job-form.module.css'
import { ProfileFields } from '#app/applications/form/profile-fields.tsx'
import { ResumeFields } from '#app/applications/form/resume-fields.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { useDraft } from '#app/forms/use-draft.ts'
import { useLanguage } from '#app/languages/use-language.ts'
import { fill } from '#contract/languages/fill.ts'
import { mediumDateTime } from '#contract/formats.ts'
import { SEVERAL_JOBS } from '#contract/several.ts'
import { JobChoice } from './job-choice.tsx'
import type { startSeveral } from './start-several.ts'

interface SeveralFormProps extends Awaited<ReturnType<typeof startSeveral>> {
  rejection: Rejection | undefined
}

const ID = 'several-form'

const loadSchema = async () => (await import('#contract/applications.ts')).CompleteApplication

/** The form of an application, for the jobs that are ticked in it. */
export function SeveralForm({
  address,
  formId,
  jobs,
  listed,
  isMissing,
  savedAt,
  prefilled,
  resumes,
  profile,
  rejection,
  ...form
}: SeveralFormProps) {
  const { locale, words } = useLanguage()
  const draft = useDraft(ID, `apply/${SEVERAL_JOBS}`)
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
      action={address}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel="Send to all that are ticked"
      loadSchema={loadSchema}
      onInput={draft.onInput}
      onSubmit={draft.cancel}
    >
      <input type="hidden" name="formId" value={rejection?.values.formId ?? formId} />
      <input type="hidden" name="listed" value={listed} />
      <JobChoice jobs={jobs} isMissing={isMissing} rejection={rejection} values={values} />
      {prefilled && (
        <p className={formStyles.draft}>
          We filled this in from {prefilled}. What you change here stays here.
        </p>
      )}
      <ApplyFields {...form} answer={answer} />
      {profile && <ProfileFields parts={profile} isChosen={values.sendProfile === 'on'} />}
      {/* Last, so that everything typed has arrived before a resume that is too large. */}
      <ResumeFields
        {...resumes}
        chosen={values.resumeId}
        keeps={rejection === undefined || values.saveResume === 'on'}
        error={rejection?.errors.uploadResume}
        isAgain={rejection !== undefined}
        disabled={false}
      />
      <output className={formStyles.draft}>{draft.note || savedNote}</output>
    </PostForm>
  )
}
