import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import type { WayProps } from './way-props.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'

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
