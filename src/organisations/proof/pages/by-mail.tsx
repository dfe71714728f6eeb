import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { WayProps } from './way-props.ts'

/** Proof by a code mailed to an address at the organisation’s own domain. */
export function ByMail({ organisation, rejection, posted }: WayProps) {
  const { id, legalName, mail, limits } = organisation
  const rejectionOf = (form: string) => (form === posted ? rejection : undefined)
  return (
    <Sheet
      id="mail"
      title="A code to your address at work"
      lead={`The address must be at the own domain of ${legalName}: not Gmail or Outlook. If a public list says that the domain is theirs, it takes three minutes; if not, we look at it within one working day.`}
    >
      {mail && (
        <PostForm
          id="code-form"
          action={`${proofPath(id)}?form=code`}
          rejection={rejectionOf('code')}
          submitLabel="Enter the code"
        >
          <TextField
            {...answersOf(rejectionOf('code'))('code')}
            label={`Code sent to ${mail.email}`}
            hint="Six letters and digits. It works once, within 30 minutes."
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10}
          />
        </PostForm>
      )}
      <PostForm
        id="mail-form"
        action={`${proofPath(id)}?form=mail`}
        rejection={rejectionOf('mail')}
        submitLabel={mail ? 'Send another code' : 'Send me a code'}
        tone={mail ? 'secondary' : 'primary'}
      >
        <TextField
          {...answersOf(rejectionOf('mail'))('workEmail')}
          label="Email address at work"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={limits.email}
        />
      </PostForm>
    </Sheet>
  )
}
