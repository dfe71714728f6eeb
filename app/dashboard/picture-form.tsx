import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { Button } from '#app/ui/button.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Progress } from '#app/ui/progress.tsx'
import styles from './picture-form.module.css'

export interface PictureLimits {
  /** Media types, as a file input takes them. */
  types: string
  bytes: number
  tooLarge: string
}

interface PictureFormProps {
  hasPicture: boolean
  limits: PictureLimits
  rejection: Rejection | undefined
}

/**
 * Brings a new picture or takes it away. Found by the script by its id, which shows the picture before
 * it is sent and how far it is.
 */
export function PictureForm({ hasPicture, limits, rejection }: PictureFormProps) {
  const { error } = answersOf(rejection)('profilePicture')

  return (
    <div className={styles.picture}>
      <PostForm
        id="picture-form"
        action="/dashboard"
        encType="multipart/form-data"
        rejection={rejection}
        submitLabel="Upload"
        aside={
          <>
            <Button tone="quiet" hidden data-cancel>
              Cancel
            </Button>
            {hasPicture && (
              <Button type="submit" form="picture-removal" tone="quiet" icon="trash">
                Remove picture
              </Button>
            )}
          </>
        }
      >
        <FileField
          name="profilePicture"
          label="Profile picture"
          hint="PNG, JPEG, WebP, AVIF or GIF, up to 5 MB."
          error={error}
          required
          accept={limits.types}
          data-limit={limits.bytes}
          data-too-large={limits.tooLarge}
        />
        <Progress label="Sending" value={0} hidden />
      </PostForm>
      <form id="picture-removal" method="post" action="/dashboard">
        <input type="hidden" name="deed" value="remove-picture" />
      </form>
    </div>
  )
}
