import { useNavigate } from 'react-router'
import { useLanguage } from '#app/languages/use-language.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { useDraft } from '#app/forms/use-draft.ts'
import { useUpload } from '#app/forms/use-upload.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { showToast } from '#app/ui/toaster.tsx'
import { AnswersFields, type ApplyState } from './answers-fields.tsx'

export interface ApplyFormProps extends ApplyState {
  jobId: string
  /** A note for applicants to an unproved poster; null for a proved one. */
  handover: string | null
  rejection?: Rejection | undefined
}

const ID = 'apply-form'

const loadSchema = async () => (await import('#contract/applications.ts')).CompleteApplication

/** An application form, saved as a draft while it is filled in and sent with a progress bar. */
export function ApplyForm({ jobId, handover, rejection, ...state }: ApplyFormProps) {
  const navigate = useNavigate()
  const { words } = useLanguage()
  const draft = useDraft(ID, `apply/${jobId}`)
  const upload = useUpload<string>('/api/v1/apply', async (flash) => {
    draft.cancel()
    showToast('success', flash)
    await navigate('/jobs')
  })
  const values = rejection?.values ?? state.answers

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
      <AnswersFields
        {...state}
        rejection={rejection}
        hasPrivateNumbers={(upload.rejection ?? rejection)?.code === 'private_numbers'}
        draftNote={draft.note}
        isSending={upload.isSending}
      />
    </PostForm>
  )
}
