import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/submit-form.ts'
import { formPath, NEW } from '#app/postings/posting-addresses.ts'
import type { Choices } from '#app/postings/post.route.tsx'
import { Button } from '#app/ui/button.tsx'
import { DescriptionField } from './description-field.tsx'
import { EmployerFields } from './employer-fields.tsx'
import { JobFields } from './job-fields.tsx'
import { LogoField } from './logo-field.tsx'
import { PayFields } from './pay-fields.tsx'
import styles from './posting-form.module.css'

interface PostingFormProps {
  /** 'new', or the id of the job that is changed. */
  subject: string
  answers: Record<string, string>
  rejection: Rejection | undefined
  days: { first: string; last: string }
  choices: Choices
}

/** What each part of the form is given: what a field shows, and what can be chosen. */
export interface PartProps {
  answer(name: string): { name: string; error?: string; defaultValue?: string }
  choices: Choices
}

/** An advert. A script keeps it as a draft while it is typed. */
export function PostingForm({ subject, answers, rejection, days, choices }: PostingFormProps) {
  const values = rejection?.values ?? answers
  const part: PartProps = {
    answer: (name) => ({ name, error: rejection?.errors[name], defaultValue: values[name] }),
    choices,
  }
  const isNew = subject === NEW

  return (
    <PostForm
      id="posting-form"
      action={formPath(subject)}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel={isNew ? 'Publish' : 'Save the changes'}
      data-draft={`post/${subject}`}
      data-says={isNew ? choices.sending : undefined}
      aside={
        <>
          <Button type="submit" name="intent" value="preview">
            Preview
          </Button>
          <output className={styles.note} data-draft-note />
        </>
      }
    >
      <input type="hidden" name="formId" value={values.formId ?? answers.formId} />
      <JobFields {...part} isRemote={values.isRemote === 'on'} />
      <PayFields {...part} days={days} />
      <DescriptionField {...part} />
      <EmployerFields {...part}>
        {/* Last, so that everything typed has arrived before a file that is too large. */}
        <LogoField {...part} kept={values.logo ?? null} isBack={rejection !== undefined} />
      </EmployerFields>
    </PostForm>
  )
}
