import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { LawNote } from '#hiring/posting/law/law-notes.schema.ts'
import type { PartProps } from '#hiring/posting/pages/form/part.ts'

interface LawfulReasonProps extends Pick<PartProps, 'answer' | 'isTicked' | 'choices'> {
  notes: readonly LawNote[]
}

/** The reason for words that need one, and the way to the desk for those that cannot be published. */
export function LawfulReason({ notes, answer, isTicked, choices }: LawfulReasonProps) {
  const reason = answer('reason')
  const isNeeded = notes.some(({ level }) => level === 'amber')
  const asksReason = reason.defaultValue || isNeeded
  const canAsk =
    isTicked('askDesk') || notes.some(({ level, refused }) => level === 'red' && !refused)
  return (
    <>
      {asksReason && (
        <TextField
          {...reason}
          label="Why the work needs it"
          hint="One sentence. The advert shows it, with the law that allows it."
          optional={!isNeeded}
          autoComplete="off"
          maxLength={choices.limits.reason}
        />
      )}
      {canAsk && (
        <Checkbox
          name="askDesk"
          label="I think the law allows it: let a person look at my advert before it appears"
          defaultChecked={isTicked('askDesk')}
        />
      )}
    </>
  )
}
