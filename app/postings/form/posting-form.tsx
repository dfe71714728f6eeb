import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { formPath, NEW } from '#contract/paths/posting-paths.ts'
import type { Choices } from '#app/postings/post.route.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { SponsorshipFieldsView } from '#server/postings/sponsorship-fields/sponsorship-fields.service.ts'
import { DescriptionField } from './description-field.tsx'
import { EmployerFields } from './employer-fields.tsx'
import { FormSection } from './form-section.tsx'
import { JobFields } from './job-fields.tsx'
import { LiveCheck } from '#app/postings/sponsorship-fields/live-check.tsx'
import { LogoField } from './logo-field.tsx'
import { PayFields } from './pay-fields.tsx'
import styles from './posting-form.module.css'
import { SponsorshipFields } from '#app/postings/sponsorship-fields/sponsorship-fields.tsx'

interface PostingFormProps {
  /** 'new', or the id of the job that is changed. */
  subject: string
  answers: Record<string, string>
  rejection: Rejection | undefined
  days: { first: string; last: string }
  choices: Choices
  sponsorshipFields: SponsorshipFieldsView
}

/** What each part of the form is given: what a field shows, and what can be chosen. */
export interface PartProps {
  answer(name: string): { name: string; error?: string; defaultValue?: string }
  choices: Choices
}

const NO_FEE =
  'Nobody is or will be charged for this job, its certificate of sponsorship or its licence'
const NO_FEE_WHY =
  'Everybody who posts a job confirms it. Whoever charges for a job or passes such costs on breaks the law or the sponsor’s duties.'

/** An advert. A script keeps it as a draft while it is typed. */
export function PostingForm({
  subject,
  answers,
  rejection,
  days,
  choices,
  sponsorshipFields,
}: PostingFormProps) {
  const values = rejection?.values ?? answers
  const part: PartProps = {
    answer: (name) => ({ name, error: rejection?.errors[name], defaultValue: values[name] }),
    choices,
  }
  const isTicked = (name: string) => values[name] === 'on'
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
      <div className={styles.columns}>
        <div className={styles.sections}>
          <JobFields {...part} isRemote={isTicked('isRemote')} />
          <PayFields {...part} days={days} />
          <SponsorshipFields
            {...part}
            sponsorshipFields={sponsorshipFields}
            offersSponsorship={isTicked('offersSponsorship')}
          />
          <DescriptionField {...part} />
          <EmployerFields {...part}>
            {/* Last, so that everything typed has arrived before a file that is too large. */}
            <LogoField {...part} saved={values.logo ?? null} isBack={rejection !== undefined} />
          </EmployerFields>
          <FormSection title="Before you publish">
            <Checkbox
              {...part.answer('noFee')}
              label={NO_FEE}
              hint={NO_FEE_WHY}
              defaultValue="on"
              defaultChecked={isTicked('noFee')}
            />
          </FormSection>
        </div>
        <LiveCheck answers={values} check={sponsorshipFields.check} />
      </div>
    </PostForm>
  )
}
