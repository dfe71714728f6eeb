import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { ChoiceOption } from '#server/postings/sponsorship-fields/choices.ts'

interface ProposalsProps {
  name: string
  question: string
  proposals: ChoiceOption[]
}

/** What a text may mean. Nothing is taken for granted: until somebody chooses, it is none of them. */
export function Proposals({ name, question, proposals }: ProposalsProps) {
  const options = proposals.map(({ id, name, about }) => ({ value: id, label: name, hint: about }))
  return (
    <RadioGroup
      name={name}
      label={question}
      options={[...options, { value: '', label: 'None of these' }]}
      defaultValue=""
    />
  )
}
