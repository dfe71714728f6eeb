import { Form } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { Member } from '#organisations/organisations.service.ts'
import records from './records.module.css'
import styles from './people.module.css'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

interface MemberListProps {
  /** The organisation page’s path. */
  path: string
  members: (Member & { sinceWords: string; roleName: string })[]
  mayManage: boolean
  roles: { value: string; label: string }[]
}

export function MemberList({ path, members, mayManage, roles }: MemberListProps) {
  return (
    <ul className={records.records}>
      {members.map((member) => (
        <li key={member.id} className={records.record}>
          <div className={records.who}>
            <p className={records.name}>
              {member.name} {member.isYou && <Tag>You</Tag>}{' '}
              {member.isSuspended && <Tag tone="warning">Suspended</Tag>}
            </p>
            <p className={records.soft}>
              <EmailAddress address={member.email} />
            </p>
            <p className={records.soft}>
              {member.roleName}, {member.sinceWords}
            </p>
          </div>
          {(mayManage || member.isYou) && (
            <div className={records.fold}>
              <Disclosure summary={toSummary(member, mayManage)}>
                <MemberForms path={path} member={member} mayManage={mayManage} roles={roles} />
              </Disclosure>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function toSummary({ isYou, name }: Member, mayManage: boolean) {
  if (!mayManage) return 'Leave'
  return (
    <>
      Change<span className="visually-hidden"> {isYou ? 'your own membership' : name}</span>
    </>
  )
}

interface MemberFormsProps extends Omit<MemberListProps, 'members'> {
  member: Member
}

function MemberForms({ path, member, mayManage, roles }: MemberFormsProps) {
  return (
    <div className={styles.forms}>
      {mayManage && (
        <Form method="post" action={`${path}?form=role`} className={styles.role}>
          <PageOwner />
          <input type="hidden" name="member" value={member.id} />
          <Select
            // After a change is saved, the form starts from the new role.
            key={member.role}
            id={`role-${member.id}`}
            name="role"
            label={`Role of ${member.name}`}
            options={roles}
            defaultValue={member.role}
          />
          <Button type="submit">Save the role</Button>
        </Form>
      )}
      {mayManage ? (
        <Disclosure summary={member.isYou ? 'Leave this organisation' : `Remove ${member.name}`}>
          <EndForm path={path} member={member} />
        </Disclosure>
      ) : (
        <EndForm path={path} member={member} />
      )}
    </div>
  )
}

function EndForm({ path, member: { id, isYou, name } }: { path: string; member: Member }) {
  return (
    <Form
      method="post"
      action={`${path}?form=${isYou ? 'leave' : 'remove'}`}
      className={styles.role}
    >
      <PageOwner />
      <input type="hidden" name="member" value={id} />
      <p>
        Jobs and applicants stay with the organisation.{' '}
        {isYou ? 'You come back' : `${name} comes back`} only with a new invitation.
      </p>
      <Button type="submit" tone="danger">
        {isYou ? 'Leave now' : `Remove ${name} now`}
      </Button>
    </Form>
  )
}
