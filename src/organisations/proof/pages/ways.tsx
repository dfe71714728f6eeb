import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { EmailField, TextField } from '#platform/ui/fields/text-field.tsx'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import { Sheet } from '#organisations/pages/parts/organisation-page.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { Form } from 'react-router'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'

/** Proof by a code mailed to an address at the organisation’s own domain. */
export function ByMail({ organisation, rejection, posted }: WayProps) {
  const { id, legalName, ownAddress, mail, limits } = organisation
  const rejectionOf = (form: string) => (form === posted ? rejection : undefined)
  return (
    <Sheet
      id="mail"
      title="A code to your address at work"
      lead={`Use an address at ${legalName}’s own domain, not Gmail or Outlook. If a public list says that the domain is theirs, it takes three minutes; if not, we look at it within one working day.`}
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
        <EmailField
          {...answersOf(rejectionOf('mail'), { workEmail: ownAddress ?? '' })('workEmail')}
          label="Email address at work"
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

/** Proof by a TXT record on a domain, or a file on its site. */
export function BySite({ organisation, rejection, posted }: WayProps) {
  const { id, site, limits } = organisation
  const isLooking = posted === 'look' && rejection !== undefined
  return (
    <Sheet
      id="site"
      title="A record at your domain, or a file on your site"
      lead="For the person who looks after your domain or website. If no public list says that the domain is yours, we look at it within one working day."
    >
      {site && (
        <>
          <Facts
            items={[
              { term: 'Text', value: <code>{site.siteText}</code> },
              { term: 'As a TXT record', value: `of ${site.domain}` },
              {
                term: 'Or as a file',
                value: `https://${site.domain}/.well-known/landfall-proof.txt`,
              },
            ]}
          />
          {isLooking && (
            <Banner tone="danger" live>
              {Object.values(rejection.errors)[0]}
            </Banner>
          )}
          <Form method="post" action={`${proofPath(id)}?form=look`}>
            <PageOwner />
            <ButtonRow>
              <Button type="submit" name="way" value="dns">
                Look for the record
              </Button>
              <Button type="submit" name="way" value="file">
                Look for the file
              </Button>
            </ButtonRow>
          </Form>
        </>
      )}
      <Disclosure
        summary={site ? 'Use another domain' : 'Show me how'}
        open={posted === 'site' && rejection !== undefined}
      >
        <PostForm
          id="site-form"
          action={`${proofPath(id)}?form=site`}
          rejection={posted === 'site' ? rejection : undefined}
          submitLabel="Give me the text"
          tone="secondary"
        >
          <TextField
            {...answersOf(posted === 'site' ? rejection : undefined)('domain')}
            label="Your domain"
            hint="Like example.co.uk"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.domain}
          />
        </PostForm>
      </Disclosure>
    </Sheet>
  )
}

/** Props shared by the ways of proof. */
export interface WayProps {
  organisation: {
    id: string
    name: string
    legalName: string | null
    /** An address that could prove it. */
    ownAddress: string | undefined
    /** A code already sent. */
    mail: { email: string | null } | null
    /** The text to publish at a domain. */
    site: { domain: string | null; siteText: string | null } | null
    /** A letter requested, on its way, or whose code waits for the desk. */
    letter: 'requested' | 'posted' | 'entered' | null
    limits: { email: number; domain: number; document: number }
  }
  rejection: Rejection | undefined
  /** The last posted form. */
  posted: string | null
}
