import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { JobFields } from '#hiring/posting/pages/form/job-fields.tsx'
import { PayFields } from '#hiring/posting/pages/form/pay-fields.tsx'
import type { Choices, PartProps } from '#hiring/posting/pages/form/part.ts'
import { SponsorshipFields } from '#hiring/posting/sponsorship-fields/pages/sponsorship-fields.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { FormSection } from '#hiring/upload/pages/form-section.tsx'
import { uploadPath, uploadRowPath } from '#hiring/upload/upload-paths.ts'
import type { SponsorshipFieldsView } from '#hiring/posting/sponsorship-fields/sponsorship-fields.service.ts'

interface RowFormProps {
  row: { uploadId: string; number: number }
  answers: Record<string, string>
  days: { first: string; last: string }
  sponsorshipFields: SponsorshipFieldsView
  choices: Choices
  rejection: Rejection | undefined
}

/** A row of a list in the form for a single job. */
export function RowForm({ row, answers, days, rejection, ...rest }: RowFormProps) {
  const { sponsorshipFields, choices } = rest
  const values = rejection?.values ?? answers
  const part: PartProps = {
    answer: (name) => ({ name, error: rejection?.errors[name], defaultValue: values[name] }),
    isTicked: (name) => values[name] === 'on',
    choices,
    days,
    sponsorshipFields,
    savedLogo: null,
    isBack: rejection !== undefined,
    hasNoLogo: true,
  }
  return (
    <PostForm
      id="row-form"
      action={uploadRowPath(row.uploadId, row.number)}
      noValidate
      rejection={rejection}
      submitLabel="Save the row"
      aside={<ButtonLink href={uploadPath(row.uploadId)}>Back to the list</ButtonLink>}
    >
      <JobFields {...part} />
      <PayFields {...part} />
      <SponsorshipFields {...part} />
      <FormSection title="Your own number">
        <TextField
          {...part.answer('reference')}
          label="Reference"
          hint="A later list changes the job by it."
          optional
          autoComplete="off"
        />
      </FormSection>
    </PostForm>
  )
}
