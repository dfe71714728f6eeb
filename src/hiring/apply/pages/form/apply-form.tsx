import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Rich } from '#platform/languages/pages/rich.tsx'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { useDraft } from '#platform/forms/pages/use/use-draft.ts'
import { useUpload } from '#platform/forms/pages/use/use-upload.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { AnswersFields } from './answers-fields.tsx'
import styles from './job-form.module.css'
import type { ApplyState, ruledOutBy } from './start-form.ts'

interface ApplyFormProps extends ApplyState {
  jobId: string
  /** A note for applicants to an unproved poster; null for a proved one. */
  handover: string | null
  ruledOut: ReturnType<typeof ruledOutBy>
  rejection?: Rejection | undefined
}

const ID = 'apply-form'

/** An application form, saved as a draft while it is filled in and sent with a progress bar. */
export function ApplyForm({ jobId, handover, ruledOut, rejection, ...state }: ApplyFormProps) {
  const navigate = useNavigate()
  const { english, words } = useLanguage()
  const draft = useDraft(ID, `apply/${jobId}`)
  const upload = useUpload<string>('/api/v1/apply', async (flash) => {
    draft.cancel()
    showToast('success', flash)
    await navigate('/jobs')
  })
  const values = rejection?.values ?? state.answers
  const { questions } = state
  const loadSchema = useCallback(
    async () =>
      (await import('#hiring/apply/questions/questions.schema.ts')).completeWith(questions),
    [questions],
  )

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
      {ruledOut && (
        <Banner tone="warning">
          <b {...(ruledOut.isEnglish ? english : null)}>{ruledOut.sentence}</b>{' '}
          <Link href={ruledOut.href}>{words.check.why}</Link>
        </Banner>
      )}
      {handover && (
        <>
          <div className={styles.handover}>
            <Banner tone="warning">{handover}</Banner>
          </div>
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
      <p className={styles.agree}>
        <Rich text={words.apply.agree} links={{ terms: '/terms', privacy: '/privacy' }} />
      </p>
    </PostForm>
  )
}
