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

const { neverPay } = words

/** An email to a person who may never have heard of us: names are cut, and no member can add their own words. */
export function invitationEmail(
  { name, role }: { name: string; role: MemberRole },
  href: string,
): EmailContent {
  const ofRole = { role: ROLE_NAMES[role], roleHint: ROLE_HINTS[role] }
  return fillMail(words.invitation, { name, ...ofRole, days: INVITATION_DAYS, href, neverPay })
}

export function proofCodeEmail(name: string, code: string): EmailContent {
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

export function memberEmail(kind: MemberMailKind, input: MemberEmailInput): EmailContent {
  return {
    ...fillMail(words.members[kind], { ...DAYS, ...input }),
    button: {
      label: kind === 'removed' ? 'Open your dashboard' : 'See the organisation',
      href: input.href,
    },
    footnote: `You get this because you ${kind === 'removed' ? 'belonged' : 'belong'} to ${input.name} on Landfall. ${neverPay}`,
  }
}
