import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { FOUNDER_CASES_PATH } from '#contract/paths/founder-paths.ts'

/** A form that requests the links to all cases of an address. */
export function LinkForm({ rejection }: { rejection?: Rejection | undefined }) {
  return (
    <PostForm
      id="link-form"
      action={FOUNDER_CASES_PATH}
      rejection={rejection}
      submitLabel="Mail me the link"
    >
      <TextField
        {...answersOf(rejection)('email')}
        label="The email address that you gave us"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
    </PostForm>
  )
}
