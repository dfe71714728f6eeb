import { Form, useNavigate } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { useUpload } from '#platform/forms/pages/use/use-upload.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { FileField, type FileRules } from '#platform/ui/fields/file-field.tsx'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import type { PictureSaved } from '#accounts/picture/pictures.schema.ts'
import styles from './picture-form.module.css'

interface PictureFormProps {
  hasPicture: boolean
  rules: FileRules
  rejection: Rejection | undefined
  /** Called with the chosen picture, for a preview before the upload. */
  onChoose: (file: File | null) => void
}

const FIELD = 'profilePicture'

/** Uploads a new picture, or removes the current one. */
export function PictureForm({ hasPicture, rules, rejection, onChoose }: PictureFormProps) {
  const navigate = useNavigate()
  const upload = useUpload<PictureSaved>('/api/v1/upload/profile', async ({ success }, form) => {
    showToast('success', success)
    await navigate('/dashboard')
    form.reset()
    onChoose(null)
    // The Upload button is hidden again.
    document.getElementById('main')?.focus({ preventScroll: true })
  })

  return (
    <div className={styles.picture}>
      <PostForm
        id="picture-form"
        action="/dashboard"
        encType="multipart/form-data"
        rejection={rejection}
        submitLabel="Upload"
        sender={upload}
        aside={
          hasPicture && (
            <Button
              type="submit"
              form="picture-removal"
              tone="quiet"
              icon="trash"
              disabled={upload.isSending}
            >
              Remove picture
            </Button>
          )
        }
      >
        <FileField
          name={FIELD}
          label="Profile picture"
          hint="PNG, JPEG, WebP, AVIF or GIF, up to 5 MB."
          error={answersOf(rejection)(FIELD).error}
          required
          rules={rules}
          disabled={upload.isSending}
          onChoose={onChoose}
        />
      </PostForm>
      <Form id="picture-removal" method="post" action="/dashboard">
        <PageOwner />
        <input type="hidden" name="intent" value="remove-picture" />
      </Form>
    </div>
  )
}
