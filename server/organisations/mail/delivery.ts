import { DomainError } from '#contract/errors.ts'
import { answersPath, joinPath, organisationPath } from '#contract/paths/organisation-paths.ts'
import type { Id } from '#contract/primitives.ts'
import { findAccountByEmail } from '#server/accounts/account.queries.ts'
import { toLimitKey } from '#server/accounts/email-key.ts'
import { hashCode, hashToken, newToken } from '#server/accounts/verification/secrets.ts'
import type { Config } from '#server/platform/config.ts'
import {
  findInvitationToSend,
  markInvitationSent,
  updateInvitationSecret,
} from '#server/organisations/members/invitations.queries.ts'
import { isProved } from '#server/organisations/organisations.queries.ts'
import { newProofCode } from '#server/organisations/proof/proof-code.ts'
import {
  findRequestToSend,
  markRequestSent,
  updateCode,
} from '#server/organisations/proof/rows/requests.queries.ts'
import type { Platform } from '#server/platform/platform.ts'
import { renderEmail } from '#server/platform/mail/render-email.ts'
import { findPendingMail, markMailSent, type PendingMail } from './mails.queries.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import { invitationEmail, memberEmail, proofCodeEmail } from './organisation-emails.ts'

/** The page that the button of an email to a member leads to. */
function pathOf({ kind, organisationId }: PendingMail): string {
  if (kind === 'removed') return '/dashboard'
  return kind === 'answers-due' ? answersPath(organisationId) : organisationPath(organisationId)
}

/** Replaces a name that is not fit for an email. */
const NAMELESS = 'an organisation'

/** An address without an account gets one invitation a week, from all organisations together. */
const STRANGER_INVITATIONS = {
  name: 'invitation-to-stranger',
  times: 1,
  seconds: 7 * 86_400,
  message: 'This address has had an invitation.',
}

type Parts = Pick<Platform, 'db' | 'mail' | 'limits'>
type Settings = Pick<Config, 'publicUrl' | 'sessionSecret'>

/** Sends a queued email. Secrets are made here, so that neither the queue nor a row ever holds one. */
export function createDelivery({ db, mail, limits }: Parts, settings: Settings) {
  const { publicUrl, sessionSecret } = settings

  return async function deliver(id: Id) {
    const pending = await findPendingMail(db, id)
    if (!pending) return
    if (pending.kind === 'invitation') await sendInvitation(pending)
    else if (pending.kind === 'proof-code') await sendCode(pending)
    else if (pending.email) {
      const path = pathOf(pending)
      const content = memberEmail(pending.kind, {
        firstName: toMailLine(pending.firstName ?? ''),
        name: toMailLine(pending.name, NAMELESS),
        detail: pending.detail,
        href: `${publicUrl}${path}`,
      })
      const message = await renderEmail(content)
      await mail.send({ id: `organisation-${id}`, to: pending.email, ...message })
    }
    await markMailSent(db, id)
  }

  async function sendInvitation({ invitationId, organisationId, name }: PendingMail) {
    const invitation = invitationId && (await findInvitationToSend(db, invitationId))
    if (!invitation) return
    const account = await findAccountByEmail(db, invitation.emailKey)
    const isStranger = !account?.verifiedAt
    const key = toLimitKey(invitation.emailKey)
    if (isStranger && (invitation.sentAt !== null || !(await mayWrite(key)))) return
    const token = newToken()
    if (!(await updateInvitationSecret(db, invitation, hashToken(token)))) return
    // An unproved organisation’s name is not shown to strangers.
    const known = (await isProved(db, organisationId)) ? toMailLine(name, NAMELESS) : NAMELESS
    const content = invitationEmail(
      { name: known, role: invitation.role },
      `${publicUrl}${joinPath(token)}`,
    )
    const message = await renderEmail(content)
    try {
      const messageId = `invitation-${hashToken(hashToken(token)).slice(0, 22)}`
      await mail.send({ id: messageId, to: invitation.email, ...message })
    } catch (error) {
      if (isStranger) await limits.reset(STRANGER_INVITATIONS, key)
      throw error
    }
    await markInvitationSent(db, invitation.id)
  }

  async function mayWrite(key: string) {
    try {
      await limits.consume(STRANGER_INVITATIONS, key)
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }

  async function sendCode({ requestId, name, legalName }: PendingMail) {
    const request = requestId && (await findRequestToSend(db, requestId))
    if (!request) return
    const code = newProofCode()
    const codeHash = hashCode(sessionSecret, request.id, code)
    if (!(await updateCode(db, request, codeHash))) return
    const content = proofCodeEmail(toMailLine(legalName ?? name, NAMELESS), code)
    const message = await renderEmail(content)
    const messageId = `proof-code-${hashToken(codeHash).slice(0, 22)}`
    await mail.send({ id: messageId, to: request.email, ...message })
    await markRequestSent(db, request.id)
  }
}
