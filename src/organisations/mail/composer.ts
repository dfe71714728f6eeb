import { DomainError } from '#platform/primitives/errors.schema.ts'
import { answersPath, joinPath, organisationPath } from '#organisations/model/organisation-paths.ts'
import { findAccountByEmail } from '#accounts/account.queries.ts'
import { toLimitKey } from '#accounts/identity/email-key.ts'
import { hashCode, hashToken, newToken } from '#accounts/verification/secrets.ts'
import type { Config } from '#platform/config.ts'
import {
  findInvitationToSend,
  markInvitationSent,
  updateInvitationSecret,
} from '#organisations/members/invitations.queries.ts'
import { isProved } from '#organisations/organisations.queries.ts'
import { newProofCode } from '#organisations/proof/codes/proof-code.ts'
import {
  findRequestToSend,
  markRequestSent,
  updateCode,
} from '#organisations/proof/rows/proofs.queries.ts'
import type { Platform } from '#platform/platform.ts'
import type { Composed, QueuedMail } from '#platform/outbox/mails.ts'
import type { OrganisationMail } from '#organisations/organisations.mails.ts'
import { findMailFacts } from './mails.queries.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import { DUE_DAYS, REMINDER_DAYS } from '#organisations/answer-rate/rate-words.ts'
import { ROLE_HINTS, ROLE_NAMES } from '#organisations/model/organisation-words.ts'
import {
  INVITATION_DAYS,
  LAPSE_NOTICE_DAYS,
  PROOF_CODE_MINUTES,
} from '#organisations/model/organisation-limits.ts'
import type { MemberRole, OrganisationMailKind } from '#organisations/organisations.schema.ts'
import { fillMail } from '#platform/mail/words/fill-mail.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import words from './mail-words.json' with { type: 'json' }
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The page that the button of an email to a member leads to. */
function pathOf({ kind, organisationId }: Mail): string {
  if (kind === 'removed') return '/dashboard'
  return kind === 'answers-due' ? answersPath(organisationId) : organisationPath(organisationId)
}

/** Replaces a name that is not fit for an email. */
const NAMELESS = 'an organisation'

type Settings = Pick<Config, 'publicUrl' | 'sessionSecret'>
type Mail = OrganisationMail & NonNullable<Awaited<ReturnType<typeof findMailFacts>>>

/** Composes the emails of organisations. Secrets are made here, so that neither the queue nor a row ever holds one. */
export function createComposer(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { publicUrl, sessionSecret }: Settings,
) {
  return async function compose({ subject, about }: QueuedMail<'organisation'>): Promise<Composed> {
    const facts = await findMailFacts(db, subject, about.accountId ?? null)
    if (!facts) return null
    const mail = { ...about, ...facts }
    if (mail.kind === 'invitation') return composeInvitation(mail)
    if (mail.kind === 'proof-code') return composeCode(mail)
    if (!mail.email) return null
    const content = memberEmail(mail.kind, {
      firstName: toMailLine(mail.firstName ?? ''),
      name: toMailLine(mail.name, NAMELESS),
      detail: mail.detail,
      href: `${publicUrl}${pathOf(mail)}`,
    })
    return { to: [{ email: mail.email }], content }
  }

  async function composeInvitation({
    invitationId,
    organisationId,
    name,
  }: Mail): Promise<Composed> {
    const invitation = invitationId && (await findInvitationToSend(db, invitationId))
    if (!invitation) return null
    const account = await findAccountByEmail(db, invitation.emailKey)
    const isStranger = !account?.verifiedAt
    const key = toLimitKey(invitation.emailKey)
    if (isStranger && (invitation.sentAt !== null || !(await mayWrite(key)))) return null
    const token = newToken()
    if (!(await updateInvitationSecret(db, invitation, hashToken(token)))) return null
    // An unproved organisation’s name is not shown to strangers.
    const isKnown = await isProved(db, organisationId)
    const known = isKnown ? toMailLine(name, NAMELESS) : NAMELESS
    const content = invitationEmail(
      { name: known, role: invitation.role, isProved: isKnown },
      `${publicUrl}${joinPath(token)}`,
    )
    return {
      to: [{ email: invitation.email }],
      content,
      messageId: `invitation-${hashToken(hashToken(token)).slice(0, 22)}`,
      onSent: () => markInvitationSent(db, invitation.id),
      onFailure: async () => isStranger && limits.reset(RATE_LIMITS['invitation-to-stranger'], key),
    }
  }

  async function mayWrite(key: string) {
    try {
      await limits.consume(RATE_LIMITS['invitation-to-stranger'], key)
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }

  async function composeCode({ requestId, name, legalName }: Mail): Promise<Composed> {
    const request = requestId && (await findRequestToSend(db, requestId))
    if (!request) return null
    const code = newProofCode()
    const codeHash = hashCode(sessionSecret, request.id, code)
    if (!(await updateCode(db, request, codeHash))) return null
    const content = proofCodeEmail(toMailLine(legalName ?? name, NAMELESS), code)
    return {
      to: [{ email: request.email }],
      content,
      messageId: `proof-code-${hashToken(codeHash).slice(0, 22)}`,
      onSent: () => markRequestSent(db, request.id),
    }
  }
}

const { neverPay } = words

/** An email to a person who may never have heard of us: names are cut, and no member can add their own words. */
function invitationEmail(
  { name, role, isProved }: { name: string; role: MemberRole; isProved: boolean },
  href: string,
): EmailContent {
  const [lead = '', ...rest] = words.invitation.paragraphs
  const { invitationFromProved: proved } = words
  const from = isProved
    ? { paragraphs: [proved.lead, ...rest], footnote: proved.footnote }
    : { paragraphs: [lead, ...rest] }
  const ofRole = { role: ROLE_NAMES[role], roleHint: ROLE_HINTS[role] }
  return fillMail(
    { ...words.invitation, ...from },
    { name, ...ofRole, days: INVITATION_DAYS, href, neverPay },
  )
}

function proofCodeEmail(name: string, code: string): EmailContent {
  return fillMail(words.proofCode, { name, code, minutes: PROOF_CODE_MINUTES, neverPay })
}

interface MemberEmailInput extends Record<string, string> {
  firstName: string
  /** The organisation’s name, cut. */
  name: string
  detail: string
  href: string
}

type MemberMailKind = Exclude<OrganisationMailKind, 'invitation' | 'proof-code'>

const DAYS = { noticeDays: LAPSE_NOTICE_DAYS, reminderDays: REMINDER_DAYS, dueDays: DUE_DAYS }

function memberEmail(kind: MemberMailKind, input: MemberEmailInput): EmailContent {
  return {
    ...fillMail(words.members[kind], { ...DAYS, ...input }),
    button: {
      label: kind === 'removed' ? 'Open your dashboard' : 'See the organisation',
      href: input.href,
    },
    footnote: `You are getting this email because you ${kind === 'removed' ? 'belonged' : 'belong'} to ${input.name} on Landfall. ${neverPay}`,
  }
}
