import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { WayProps } from './way-props.ts'

/** Proof by the desk: evidence from an owner without a domain. */
export function ByDesk({ organisation, rejection }: WayProps) {
  const { id, limits } = organisation
  const answer = answersOf(rejection)
  return (
    <Sheet
      id="desk"
      title="No domain? Tell us"
      lead="We look at it ourselves and answer within one working day."
    >
      <Disclosure summary="Write to us" open={rejection !== undefined}>
        <PostForm
          id="desk-form"
          action={`${proofPath(id)}?form=desk`}
          rejection={rejection}
          submitLabel="Send"
          tone="secondary"
        >
          <TextArea
            {...answer('evidence')}
            label="Who are you there, and where can we see it?"
            hint="For instance your name on a public register, or the number on the organisation’s own site, where we can ask for you."
            rows={5}
            maxLength={limits.evidence}
          />
          {(['documentOne', 'documentTwo', 'documentThree'] as const).map((name, index) => (
            <TextField
              key={name}
              {...answer(name)}
              label={`Document ${index + 1} that you can show`}
              optional
              autoComplete="off"
              maxLength={limits.document}
            />
          ))}
        </PostForm>
      </Disclosure>
    </Sheet>
  )
}
