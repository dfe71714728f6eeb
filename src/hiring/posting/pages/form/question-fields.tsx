import { Fragment } from 'react'
import { LawNotes } from '#hiring/posting/law/pages/law-notes.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { SCREENING_LIMITS } from '#trade/questions/screening-questions.ts'
import type { PartProps } from './part.ts'

const STANDARD = [
  { name: 'askWorkNow', label: 'May you work in the UK now?' },
  { name: 'askRegistration', label: 'Are you registered (NMC, HCPC and others)?' },
  { name: 'askEnglish', label: 'How can you show your English?' },
  { name: 'askExperience', label: 'How long have you done this kind of work?' },
]

const OWN = ['ownQuestion1', 'ownQuestion2', 'ownQuestion3']

/** Fields for questions to applicants. */
export function QuestionFields({
  answer,
  isTicked,
  law,
}: Pick<PartProps, 'answer' | 'isTicked' | 'law'>) {
  return (
    <>
      {STANDARD.map(({ name, label }) => {
        const { defaultValue: _defaultValue, ...field } = answer(name)
        return (
          <Checkbox
            key={name}
            {...field}
            label={label}
            defaultValue="on"
            defaultChecked={isTicked(name)}
          />
        )
      })}
      {OWN.map((name, index) => (
        <Fragment key={name}>
          <TextField
            {...answer(name)}
            label={`Your own question ${index + 1}`}
            hint={index === 0 ? 'As you would ask it, like: Can you work nights?' : undefined}
            optional
            maxLength={SCREENING_LIMITS.question}
          />
          <LawNotes notes={law} field={name} />
        </Fragment>
      ))}
    </>
  )
}
