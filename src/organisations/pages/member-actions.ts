import { z } from 'zod'
import { submitForm } from '#platform/forms/pages/submit-form.ts'
import { Invitation, MemberRole } from '#organisations/organisations.schema.ts'
import { ORGANISATIONS_PATH, organisationPath } from '#organisations/model/organisation-paths.ts'
import type { FormAction } from './organisation-action.ts'

const Nothing = z.object({})
const Text = z.string().default('')

const saved = (id: string, section: string) =>
  ({ path: `${organisationPath(id)}#${section}`, flash: 'organisation-saved' }) as const

/** The handler of each form on an organisation’s page, by the name in its URL (`?form=`). */
export const MEMBER_ACTIONS: Readonly<Record<string, FormAction>> = {
  invite: ({ page, actor, id, request }) =>
    submitForm(request, Invitation, async (invitation) => {
      await page.organisations.invitations.invite(actor, id, invitation)
      return { path: `${organisationPath(id)}#invitations`, flash: 'invitation-sent' }
    }),
  resend: ({ page, actor, id, request }) =>
    submitForm(request, z.object({ invitation: Text }), async ({ invitation }) => {
      await page.organisations.invitations.resend(actor, id, invitation)
      return { path: `${organisationPath(id)}#invitations`, flash: 'invitation-sent-again' }
    }),
  withdraw: ({ page, actor, id, request }) =>
    submitForm(request, z.object({ invitation: Text }), async ({ invitation }) => {
      await page.organisations.invitations.withdraw(actor, id, invitation)
      return saved(id, 'invitations')
    }),
  role: ({ page, actor, id, request }) =>
    submitForm(request, z.object({ member: Text, role: MemberRole }), async ({ member, role }) => {
      const choice = { organisationId: id, accountId: member, role }
      await page.organisations.members.changeRole(actor, choice)
      return saved(id, 'members')
    }),
  remove: ({ page, actor, id, request }) =>
    submitForm(request, z.object({ member: Text }), async ({ member }) => {
      await page.organisations.members.remove(actor, { organisationId: id, accountId: member })
      return saved(id, 'members')
    }),
  leave: ({ page, actor, id, request }) =>
    submitForm(request, Nothing, async () => {
      await page.organisations.members.leave(actor, id)
      return { path: ORGANISATIONS_PATH, flash: 'organisation-left' }
    }),
}
