import { AnswersFields } from '#hiring/apply/pages/form/answers-fields.tsx'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { useDraft } from '#platform/forms/pages/use/use-draft.ts'
import { SEVERAL_JOBS } from '#hiring/several/several.ts'
import { JobChoice } from './job-choice.tsx'
import type { startSeveral } from './start-several.ts'

interface SeveralFormProps extends Awaited<ReturnType<typeof startSeveral>> {
  rejection: Rejection | undefined
}

const ID = 'several-form'

const loadSchema = async () =>
  (await import('#hiring/applications/model/applications.schema.ts')).CompleteApplication

/** The application form for the jobs ticked in it. */
export function SeveralForm({
  address,
  formId,
  jobs,
  listed,
  isMissing,
  rejection,
  ...state
}: SeveralFormProps) {
  const draft = useDraft(ID, `apply/${SEVERAL_JOBS}`)
  const values = rejection?.values ?? state.answers

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
      <AnswersFields
        {...state}
        rejection={rejection}
        hasPrivateNumbers={rejection?.code === 'private_numbers'}
        draftNote={draft.note}
        isSending={false}
      />
    </PostForm>
  )
}
