import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { useLeaveWarning } from '#hiring/upload/pages/use-leave-warning.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { toFieldProps, type PartProps } from '#hiring/posting/pages/form/part.ts'
import { STEP_PARTS } from '#hiring/posting/steps/pages/step-parts.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { FormSection } from '#hiring/upload/pages/form-section.tsx'
import { ROW_STEPS } from '#hiring/upload/row-fields.ts'
import { uploadPath, uploadRowPath } from '#hiring/upload/upload-paths.ts'

interface RowFormProps {
  row: { uploadId: string; number: number; version: string }
  answers: Record<string, string>
  part: Pick<PartProps, 'choices' | 'days' | 'sponsorshipFields' | 'law'>
  rejection: Rejection | undefined
}

/** A row of a list in the fields of the form for a single job. */
export function RowForm({ row, answers, part, rejection }: RowFormProps) {
  const props = { ...part, ...toFieldProps(answers, rejection), savedLogo: null, hasNoLogo: true }
  return (
    <PostForm
      id="row-form"
      action={uploadRowPath(row.uploadId, row.number)}
      noValidate
      rejection={rejection}
      {...useLeaveWarning()}
      submitLabel="Save the row"
      aside={<ButtonLink href={uploadPath(row.uploadId)}>Back to the list</ButtonLink>}
    >
      <input type="hidden" name="version" value={row.version} />
      {ROW_STEPS.map((name) => {
        const { Fields } = STEP_PARTS[name]
        return <Fields key={name} {...props} />
      })}
      <FormSection title="Your own number">
        <TextField
          {...props.answer('reference')}
          label="Reference"
          hint="A later list changes the job by it."
          optional
          autoComplete="off"
        />
      </FormSection>
    </PostForm>
  )
}
