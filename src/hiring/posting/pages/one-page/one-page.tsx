import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { JobFields } from '#hiring/posting/pages/form/job-fields.tsx'
import { toFieldProps } from '#hiring/posting/pages/form/part.ts'
import { PayFields } from '#hiring/posting/pages/form/pay-fields.tsx'
import { QuestionFields } from '#hiring/posting/pages/form/question-fields.tsx'
import { LawCount } from '#hiring/posting/law/pages/law-count.tsx'
import { useLawNotes } from '#hiring/posting/law/pages/use-law-notes.ts'
import { LogoField } from '#hiring/posting/logos/pages/logo-field.tsx'
import { NoFeeField } from '#hiring/posting/pages/publish/no-fee-field.tsx'
import { sayPosting } from '#hiring/posting/pages/publish/say-posting.ts'
import { SponsorshipFields } from '#hiring/posting/sponsorship-fields/pages/sponsorship-fields.tsx'
import { EnterButton } from '#hiring/posting/steps/pages/enter-button.tsx'
import { CheckColumns, type CheckColumnsProps } from '#hiring/posting/steps/pages/check-columns.tsx'
import { useStepDraft, type StepFormProps } from '#hiring/posting/steps/pages/step-form.tsx'
import { FORM_ID } from '#hiring/posting/steps/pages/step-words.ts'
import { findStep, LAST_STEP, ONE_PAGE } from '#hiring/posting/steps/posting-steps.ts'
import { stepPath } from '#trade/paths/posting-paths.ts'
import { Fold } from './fold.tsx'
import styles from './one-page.module.css'

type OnePageProps = Omit<StepFormProps, 'step' | 'onInput'> &
  Pick<CheckColumnsProps, 'now' | 'part' | 'children'> & { isNew: boolean }

const loadSchemas = () => import('#hiring/posting/steps/step-schemas.schema.ts')
const loadSchema = async () => (await loadSchemas()).ONE_PAGE_SCHEMA
const loadNewSchema = async () => (await loadSchemas()).NEW_JOB_SCHEMAS.onePage

/** The whole form on one page, with the fields and checks of its steps; only its own button publishes. */
export function OnePage({ now, children, ...form }: OnePageProps) {
  const { answers, part } = form
  return (
    <>
      <EnterButton go={ONE_PAGE.name} />
      <CheckColumns {...{ answers, part, now, fields: ONE_PAGE.fields }}>
        {(onInput) => (
          <>
            {children}
            <WholeForm {...form} onInput={onInput} />
          </>
        )}
      </CheckColumns>
    </>
  )
}

function WholeForm({
  subject,
  answers,
  from,
  rejection,
  part,
  isNew,
  onInput,
}: Omit<OnePageProps, 'now' | 'children'> & { onInput(): void }) {
  const draft = useStepDraft({ subject, step: ONE_PAGE, answers, from, part })
  const law = useLawNotes(FORM_ID, { notes: part.law, answers })
  const fields = {
    ...part,
    law,
    ...toFieldProps(answers, rejection),
    savedLogo: rejection?.values.logo || answers.logo || null,
  }
  const { answer, choices, savedLogo, isBack } = fields

  return (
    <section className={styles.sheet} aria-labelledby="step">
      <div className={styles.head}>
        <h2 id="step" tabIndex={-1}>
          {findStep('job').title}
        </h2>
        <Button
          type="submit"
          form={FORM_ID}
          name="go"
          value={findStep(null).name}
          formNoValidate
          size="small"
        >
          Step by step
        </Button>
      </div>
      <PostForm
        id={FORM_ID}
        action={stepPath(subject, ONE_PAGE.name, from)}
        encType="multipart/form-data"
        noValidate
        rejection={rejection}
        loadSchema={isNew ? loadNewSchema : loadSchema}
        submit={{ name: 'intent', value: 'publish' }}
        submitLabel={isNew ? 'Publish this job' : 'Save the changes'}
        onInput={() => {
          draft.onInput()
          onInput()
        }}
        onSubmit={(event) => {
          draft.cancel()
          if (isNew) sayPosting(event)
        }}
        aside={
          <>
            <Button type="submit" name="go" value={LAST_STEP} formNoValidate>
              Look at it first
            </Button>
            <Button type="submit" name="intent" value="leave" formNoValidate tone="quiet">
              Save and leave
            </Button>
            <output className={styles.note}>{draft.note}</output>
          </>
        }
      >
        <input type="hidden" name="formId" value={answers.formId} />
        <input type="hidden" name="version" value={answers.version} />
        <input type="hidden" name="window" value={answers.window} />
        <JobFields {...fields} hasNoLogo />
        <h3>{findStep('pay').title}</h3>
        <PayFields {...fields} />
        <Fold step="sponsorship" summary="Sponsorship (optional)">
          <SponsorshipFields {...fields} />
        </Fold>
        <Fold step="questions" summary="Questions to applicants (optional)">
          <QuestionFields {...fields} />
        </Fold>
        {/* After all text, so that it has arrived before a file that is too large. */}
        <LogoField answer={answer} choices={choices} saved={savedLogo} isBack={isBack} />
        <NoFeeField {...fields} />
        <LawCount notes={law} fields={ONE_PAGE.fields} isForDesk={Boolean(answers.askDesk)} />
      </PostForm>
    </section>
  )
}
