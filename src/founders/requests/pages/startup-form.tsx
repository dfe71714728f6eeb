import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { TraceFields } from '#platform/forms/pages/trace-fields.tsx'
import { useUpload } from '#platform/forms/pages/use/use-upload.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { DOCUMENT_RULES } from '#platform/files/documents/document-rules.ts'
import type { loadStartupForm } from './startup-action.ts'
import { StartupFields } from './startup-fields.tsx'

interface StartupFormProps extends ReturnType<typeof loadStartupForm> {
  rejection?: Rejection | undefined
}

/**
 * The request for help with starting a care business. Without a script it posts to `/startup` from any page; with one
 * its page stays. Once it is sent, its reference is shown in its place.
 */
export function StartupForm({ received, rejection, openedAt }: StartupFormProps) {
  const { revalidate } = useRevalidator()
  const [isJustSent, setJustSent] = useState(false)
  const upload = useUpload<string>('/api/v1/startup', (words, form) => {
    showToast('success', words)
    form.reset()
    setJustSent(true)
    return revalidate()
  })

  const shown = rejection ? null : received
  return (
    <>
      {shown && (
        // The button that had the focus is gone, and the page may be scrolled far below.
        <div id="startup-received" tabIndex={-1} ref={isJustSent ? takeFocus : null}>
          <Banner tone="success" title={shown.title} live>
            {shown.words}
          </Banner>
        </div>
      )}
      {!shown?.isInPlaceOfForm && (
        <PostForm
          id="startup-form"
          action="/startup"
          encType="multipart/form-data"
          noValidate
          rejection={rejection}
          submitLabel="Submit"
          sender={upload}
        >
          <StartupFields answer={answersOf(rejection)} />
          <TraceFields openedAt={openedAt} rejection={rejection} />
          {/* Last, so that all text has arrived before a document that is too large. */}
          <FileField
            name="companyDocument"
            label="Company document"
            hint={`PDF or Word (.pdf, .doc, .docx), up to 10 MB.${rejection ? ' If you had chosen one, choose it again.' : ''}`}
            error={rejection?.errors.companyDocument}
            optional
            rules={DOCUMENT_RULES}
            disabled={upload.isSending}
          />
        </PostForm>
      )}
    </>
  )
}

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
