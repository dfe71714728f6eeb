import { PostForm } from '#app/forms/post-form.tsx'
import type { Rejection } from '#app/forms/rejection.ts'
import { formPath, NEW } from '#contract/paths/posting-paths.ts'
import type { Choices } from '#app/postings/post.route.tsx'
import { useDraft } from '#app/forms/use-draft.ts'
import { useLiveCheck } from '#app/postings/sponsorship-fields/use-live-check.ts'
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

/** The props of each part of the form: what a field shows, and what can be chosen. */
export interface PartProps {
  answer(name: string): { name: string; error?: string; defaultValue?: string }
  choices: Choices
}

const NO_FEE =
  'Nobody is or will be charged for this job, its certificate of sponsorship or its licence'
const NO_FEE_WHY =
  'Everyone who posts a job must confirm this. Charging workers for a job, or passing these costs on to them, breaks the law or the sponsor’s duties.'

const ID = 'posting-form'

const loadSchema = async () => (await import('#contract/postings.ts')).CompletePosting

/** An advert, saved as a draft and checked while it is filled in. */
export function PostingForm({
  subject,
  answers,
  rejection,
  days,
  choices,
  sponsorshipFields,
}: PostingFormProps) {
  const draft = useDraft(ID, `post/${subject}`)
  const values = rejection?.values ?? answers
  const { onInput: checkSoon, ...check } = useLiveCheck(ID, sponsorshipFields.check, values)
  const part: PartProps = {
    answer: (name) => ({ name, error: rejection?.errors[name], defaultValue: values[name] }),
    choices,
  }
  const isTicked = (name: string) => values[name] === 'on'
  const isNew = subject === NEW

  return (
    <PostForm
      id={ID}
      action={formPath(subject)}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel={isNew ? 'Publish' : 'Save the changes'}
      loadSchema={loadSchema}
      onInput={() => {
        draft.onInput()
        checkSoon()
      }}
      onSubmit={draft.cancel}
      aside={
        <>
          {/* The server alone checks a preview: the declaration may still be missing. */}
          <Button type="submit" name="intent" value="preview" formNoValidate>
            Preview
          </Button>
          <output className={styles.note}>{draft.note}</output>
        </>
      }
    >
      {/* The form's default button: Enter in a field publishes nothing. */}
      <button type="submit" disabled hidden aria-label="Publish" />
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
            <LogoField
              {...part}
              saved={answers.logo ?? values.logo ?? null}
              isBack={rejection !== undefined}
            />
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
        <LiveCheck {...check} />
      </div>
    </PostForm>
  )
}
