import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { timeInBoth } from '#hiring/interviews/model/interview-times.ts'
import type { InterviewView } from '#hiring/interviews/model/interviews.schema.ts'
import type { InterviewRejection } from '#hiring/interviews/pages/interview-actions.ts'
import { InterviewForm } from '#hiring/interviews/pages/interview-form.tsx'

interface PickFormProps {
  offer: NonNullable<InterviewView['offer']>
  path: string
  zone: string
  rejection: InterviewRejection | undefined
}

/** A button for each time, which books it. */
export function PickForm({ offer, path, zone, rejection }: PickFormProps) {
  const free = offer.slots.filter(({ isFree }) => isFree)
  const zones = { own: zone, other: offer.zone }
  const answer = rejection?.kind === 'pick' ? rejection : undefined
  if (free.length === 0)
    return <p>All of these times are taken or too soon. Ask for others below.</p>
  return (
    <InterviewForm path={path} kind="pick" submitLabel="Take this time" tone="primary" icon="check">
      <input type="hidden" name="zone" value={zone} />
      <RadioGroup
        name="slot"
        label="When does it suit you?"
        error={answer?.errors.slot}
        options={free.map(({ id, startsAt }) => ({
          value: id,
          label: timeInBoth(startsAt, zones),
        }))}
        {...(answer?.values.slot && { defaultValue: answer.values.slot })}
      />
    </InterviewForm>
  )
}
