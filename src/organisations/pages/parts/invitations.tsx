import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { EmailField } from '#platform/ui/fields/text-field.tsx'
import type { OpenInvitation } from '#organisations/members/invitations.queries.ts'
import { ORGANISATION_LIMITS } from '#organisations/model/organisation-limits.ts'
import records from './records.module.css'
import styles from './people.module.css'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

interface InvitationListProps {
  /** The organisation page’s path. */
  path: string
  invitations: (OpenInvitation & { roleName: string; expiryWords: string })[]
  mayManage: boolean
}

export function InvitationList({ path, invitations, mayManage }: InvitationListProps) {
  return (
    <ul className={records.records}>
      {invitations.map(({ id, email, roleName, expiryWords }) => (
        <li key={id} className={records.record}>
          <div className={records.who}>
            <p className={records.name}>
              <EmailAddress address={email} />
            </p>
            <p className={records.soft}>
              {roleName}, {expiryWords}
            </p>
          </div>
          {mayManage && (
            <div className={styles.forms}>
              <Form method="post" action={`${path}?form=resend`}>
                <PageOwner />
                <input type="hidden" name="invitation" value={id} />
                <Button type="submit" aria-label={`Send the invitation to ${email} again`}>
                  Send again
                </Button>
              </Form>
              <Form method="post" action={`${path}?form=withdraw`}>
                <PageOwner />
                <input type="hidden" name="invitation" value={id} />
                <Button
                  type="submit"
                  tone="quiet"
                  aria-label={`Withdraw the invitation to ${email}`}
                >
                  Withdraw
                </Button>
              </Form>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

interface InviteFormProps {
  path: string
  rejection: Rejection | undefined
  roles: { value: string; label: string; hint: string }[]
}

export function InviteForm({ path, rejection, roles }: InviteFormProps) {
  const answer = answersOf(rejection)
  return (
    <PostForm
      id="invite-form"
      action={`${path}?form=invite`}
      rejection={rejection}
      submitLabel="Send the invitation"
      tone="secondary"
    >
      <EmailField
        {...answer('email')}
        label="Email address"
        hint="They join with an account of exactly this address."
        autoComplete="off"
        maxLength={ORGANISATION_LIMITS.email}
      />
      <RadioGroup
        name="role"
        label="Role"
        options={roles}
        defaultValue={rejection?.values.role ?? 'recruiter'}
      />
    </PostForm>
  )
}
