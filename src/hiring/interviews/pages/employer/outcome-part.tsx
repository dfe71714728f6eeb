import { Banner } from '#platform/ui/toast/banner.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type {
  InterviewPageView,
  InterviewView,
} from '#hiring/interviews/model/interviews.schema.ts'
import type { InterviewRejection } from '#hiring/interviews/pages/interview-actions.ts'
import { InterviewForm } from '#hiring/interviews/pages/interview-form.tsx'
import styles from '#hiring/interviews/pages/interview.module.css'

export interface EmployerPartProps {
  view: InterviewPageView
  interview: InterviewView
  path: string
  rejection: InterviewRejection | undefined
}

/** Fields for after the interview: whether the applicant came, and a private note for the employer. */
export function OutcomePart({ view, interview, path, rejection }: EmployerPartProps) {
  const { employerSays, applicantSays, outcomeNote } = interview
  const { applicantName, canAct, pause } = view
  const answer = rejection?.kind === 'outcome' ? rejection : undefined
  const says = answer?.values.says ?? employerSays
  return (
    <>
      {applicantSays === 'no-show' && (
        <Banner tone="warning" title={`${applicantName} says that nobody came`}>
          If something came up, write to them and offer another time.
        </Banner>
      )}
      {applicantSays === 'was-there' && (
        <Banner tone="warning" title={`${applicantName} says: ‘I was there’`}>
          Check that you both waited in the same place. You can correct what you noted.
        </Banner>
      )}
      {canAct && (pause === null || pause === 'moved-on') ? (
        <InterviewForm path={path} kind="outcome" submitLabel="Save it">
          <RadioGroup
            name="says"
            label="Did they come?"
            hint="If they did not, we tell them kindly in a minute, and they can answer."
            error={answer?.errors.says}
            options={[
              { value: 'took-place', label: 'It took place' },
              { value: 'no-show', label: 'They did not come' },
            ]}
            {...(says && { defaultValue: says })}
          />
          <TextArea
            name="outcomeNote"
            label="A note on it"
            hint="Only you and your colleagues see it."
            optional
            rows={3}
            error={answer?.errors.outcomeNote}
            defaultValue={answer?.values.outcomeNote ?? outcomeNote}
          />
        </InterviewForm>
      ) : (
        outcomeNote && <p className={styles.note}>{outcomeNote}</p>
      )}
    </>
  )
}
