import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { WayProps } from './way-props.ts'

/** Proof by a code in a letter to the registered office. */
export function ByLetter({ organisation, rejection, posted }: WayProps) {
  const { id, legalName, letter } = organisation
  const rejectionOf = (form: string) => (form === posted ? rejection : undefined)
  return (
    <Sheet
      id="letter"
      title="A letter to the registered office"
      lead={`We post a code to ${legalName}, at the address that a public register has. It says that you asked for it. Allow a week.`}
    >
      {letter === 'requested' && <p>We print your letter and post it within one working day.</p>}
      {letter === 'entered' && <p>The code was right. We look at the rest.</p>}
      {letter === 'posted' && (
        <PostForm
          id="letter-code-form"
          action={`${proofPath(id)}?form=letter-code`}
          rejection={rejectionOf('letter-code')}
          submitLabel="Enter the code of the letter"
        >
          <TextField
            {...answersOf(rejectionOf('letter-code'))('letterCode')}
            label="Code in the letter"
            hint="Six letters and digits. It works once, within 30 days. Your letter is in the post."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10}
          />
        </PostForm>
      )}
      {letter === null && (
        <PostForm
          id="letter-form"
          action={`${proofPath(id)}?form=letter`}
          rejection={rejectionOf('letter') ?? rejectionOf('letter-code')}
          submitLabel="Send us a letter"
          tone="secondary"
        />
      )}
    </Sheet>
  )
}
