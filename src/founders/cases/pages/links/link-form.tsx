import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { EmailField } from '#platform/ui/fields/text-field.tsx'
import { FOUNDER_CASES_PATH } from '#founders/founder-paths.ts'

/** A form that requests the links to all cases of an address. */
export function LinkForm({ rejection }: { rejection?: Rejection | undefined }) {
  return (
    <PostForm
      id="link-form"
      action={FOUNDER_CASES_PATH}
      rejection={rejection}
      submitLabel="Mail me the link"
    >
      <EmailField
        {...answersOf(rejection)('email')}
        label="The email address that you gave us"
        maxLength={254}
      />
    </PostForm>
  )
}
