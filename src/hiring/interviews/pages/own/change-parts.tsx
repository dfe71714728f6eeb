import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { InterviewForm } from '#hiring/interviews/pages/interview-form.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/** Asks for another time, if none suits or the chosen one no longer does: the employer reads it as a message. */
export function OtherTimesPart({
  view,
  path,
  rejection,
  isPicked,
}: OwnPartProps & { isPicked: boolean }) {
  const answer = rejection?.kind === 'other-times' ? rejection : undefined
  return (
    <Disclosure
      summary={isPicked ? 'Ask for another time' : 'None of these suits me'}
      open={answer !== undefined}
    >
      <InterviewForm path={path} kind="other-times" submitLabel="Send it to them">
        <input type="hidden" name="formId" value={view.formId} />
        <TextArea
          name="text"
          label="Which days and times suit you?"
          hint={
            isPicked
              ? 'They read it as a message. Your time stays until you choose another one.'
              : 'They read it as a message, and can offer you other times.'
          }
          rows={3}
          error={answer?.errors.text}
          defaultValue={answer?.values.text}
        />
        {answer?.code === 'private_numbers' && (
          <Checkbox name="isSure" label="I want to send these numbers" />
        )}
      </InterviewForm>
    </Disclosure>
  )
}

export function CancelPart({ path, rejection }: OwnPartProps) {
  const answer = rejection?.kind === 'cancel' ? rejection : undefined
  return (
    <Disclosure summary="Cancel the interview" open={answer !== undefined}>
      <InterviewForm path={path} kind="cancel" submitLabel="Cancel the interview" tone="danger">
        <p>
          They are told at once. Your application stays. If only the time does not suit you, ask for
          another one instead.
        </p>
        <TextArea
          name="reason"
          label="Why?"
          optional
          rows={2}
          error={answer?.errors.reason}
          defaultValue={answer?.values.reason}
        />
      </InterviewForm>
    </Disclosure>
  )
}
