import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { WayProps } from './way-props.ts'

/** Vouches for a home or a branch that posts on its own. */
export function VouchFor({ organisation, rejection }: WayProps) {
  const { id, name } = organisation
  return (
    <Sheet
      id="vouch"
      title="Vouch for a site of yours"
      lead="For a home or branch of the same legal body that has an organisation of its own here. If the register of sponsors does not have its name, we look at it first."
    >
      <Disclosure summary="Vouch for one" open={rejection !== undefined}>
        <PostForm
          id="vouch-form"
          action={`${proofPath(id)}?form=vouch`}
          rejection={rejection}
          submitLabel="Vouch for it"
          tone="secondary"
        >
          <p>
            Its adverts will say that {name} vouches for it. That ends when your own proof does.
          </p>
          <TextField
            {...answersOf(rejection)('reference')}
            label="Its reference"
            hint="You find it on the page of that organisation."
            autoComplete="off"
            spellCheck={false}
            maxLength={36}
          />
        </PostForm>
      </Disclosure>
    </Sheet>
  )
}
