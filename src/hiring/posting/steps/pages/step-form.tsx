import type { z } from 'zod'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { useDraft } from '#platform/forms/pages/use/use-draft.ts'
import { toFieldProps, type PartProps } from '#hiring/posting/pages/form/part.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { NEW, stepPath } from '#trade/paths/posting-paths.ts'
import {
  LAST_STEP,
  numberOfStep,
  stepAfter,
  stepBefore,
  ONE_PAGE,
  type FormPart,
  type PostingStep,
  type StepName,
} from '#hiring/posting/steps/posting-steps.ts'
import styles from './step-form.module.css'
import { STEP_PARTS } from './step-parts.tsx'
import { lawKey } from '#hiring/posting/law/law-key.ts'
import { LawCount } from '#hiring/posting/law/pages/law-count.tsx'
import { useLawNotes } from '#hiring/posting/law/pages/use-law-notes.ts'
import { FORM_ID } from './step-words.ts'

type FieldStep = Exclude<StepName, typeof LAST_STEP>
type Answers = Record<string, string>

export interface StepFormProps {
  /** 'new', or the id of the job being changed. */
  subject: string
  step: PostingStep & { name: FieldStep }
  answers: Answers
  /** The source a new form was filled in from; then all of it is saved. */
  from: Answers
  rejection: Rejection | undefined
  part: Pick<PartProps, 'choices' | 'days' | 'sponsorshipFields' | 'law'> & {
    /** When the draft was saved; null if there is none. */
    savedAt: string | null
  }
  onInput(): void
}

/** The schema loaders, one constant function per step, so that it stays the same at each render. */
const SCHEMAS: Record<FieldStep, () => Promise<z.ZodType>> = {
  job: () => loadSchema('job'),
  pay: () => loadSchema('pay'),
  sponsorship: () => loadSchema('sponsorship'),
  questions: () => loadSchema('questions'),
}

const loadSchemas = () => import('#hiring/posting/steps/step-schemas.schema.ts')
const loadSchema = async (name: FieldStep) => (await loadSchemas()).STEP_SCHEMAS[name]
const loadNewPay = async () => (await loadSchemas()).NEW_JOB_SCHEMAS.pay

/** A step: its fields, saved while they are filled in and whenever the step is left. */
export function StepForm({
  subject,
  step,
  answers,
  from,
  rejection,
  part,
  onInput,
}: StepFormProps) {
  const draft = useStepDraft({ subject, step, answers, from, part })
  const law = useLawNotes(FORM_ID, { notes: part.law, answers })
  const { Fields } = STEP_PARTS[step.name]

  return (
    <section className={styles.step} aria-labelledby="step">
      <div className={styles.head}>
        <h2 id="step" tabIndex={-1}>
          {numberOfStep(step.name)}. {step.title}
        </h2>
        <p>{step.about}</p>
        {step.name === 'job' && (
          <Button
            type="submit"
            form={FORM_ID}
            name="go"
            value={ONE_PAGE.name}
            formNoValidate
            size="small"
          >
            Everything on one page
          </Button>
        )}
      </div>
      <PostForm
        id={FORM_ID}
        action={stepPath(subject, step.name, from)}
        {...(step.name === 'job' && { encType: 'multipart/form-data' as const })}
        noValidate
        rejection={rejection}
        submitLabel="Save and continue"
        loadSchema={subject === NEW && step.name === 'pay' ? loadNewPay : SCHEMAS[step.name]}
        onInput={() => {
          draft.onInput()
          onInput()
        }}
        onSubmit={draft.cancel}
        aside={<Ways step={step} note={draft.note} />}
      >
        <input type="hidden" name="formId" value={answers.formId} />
        <input type="hidden" name="version" value={answers.version} />
        <input type="hidden" name="window" value={answers.window} />
        <input type="hidden" name="seenLaw" value={law.map(lawKey).join('\n')} />
        <Fields
          {...part}
          {...toFieldProps(answers, rejection)}
          law={law}
          savedLogo={rejection?.values.logo || answers.logo || null}
        />
        <LawCount notes={law} fields={step.fields} isForDesk={Boolean(answers.askDesk)} goesOn />
      </PostForm>
      <p className={styles.note}>Enter saves this step. It never publishes.</p>
    </section>
  )
}

/** The buttons for other destinations, each of which saves first. */
function Ways({ step, note }: { step: PostingStep; note: string }) {
  const before = stepBefore(step)
  const isBeforeLast = stepAfter(step)?.name === LAST_STEP
  return (
    <>
      {before && (
        <Button type="submit" name="go" value={before.name} formNoValidate>
          Back
        </Button>
      )}
      {!isBeforeLast && (
        <Button type="submit" name="go" value={LAST_STEP} formNoValidate tone="quiet">
          Skip to review
        </Button>
      )}
      <Button type="submit" name="intent" value="leave" formNoValidate tone="quiet">
        Save and leave
      </Button>
      <output className={styles.note}>{note}</output>
    </>
  )
}

/**
 * Saves the fields of this page only; if the form was filled in from a source, all of them. A draft of something else
 * stays until its writer sends the form.
 */
export function useStepDraft({
  subject,
  step,
  answers,
  from,
  part,
}: Pick<StepFormProps, 'subject' | 'answers' | 'from' | 'part'> & { step: FormPart }) {
  const isWhole = Object.keys(from).length > 0
  return useDraft(FORM_ID, `post/${subject}`, {
    method: isWhole ? 'PUT' : 'PATCH',
    isOff: isWhole && part.savedAt !== null,
    toAnswers(form) {
      const data = new FormData(form)
      const own = [...step.fields, 'formId', 'version', 'window'].map((name) => [
        name,
        String(data.get(name) ?? ''),
      ])
      return { ...(isWhole && answers), ...Object.fromEntries(own) }
    },
  })
}
