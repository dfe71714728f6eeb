import { DUE_DAYS, REMINDER_DAYS } from '#organisations/answer-rate/rate-words.ts'
import { ROLE_HINTS, ROLE_NAMES } from '#organisations/model/organisation-words.ts'
import {
  INVITATION_DAYS,
  LAPSE_NOTICE_DAYS,
  PROOF_CODE_MINUTES,
} from '#organisations/model/organisation-limits.ts'
import type { MemberRole, OrganisationMailKind } from '#organisations/organisations.schema.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

const NEVER_PAY =
  'Landfall never asks you for money. Anyone who does so in our name is cheating you.'
const NOT_YOU = 'You did not expect this? Ignore this email: nothing happens without you.'

/** An email to a person who may never have heard of us: names are cut, and no member can add their own words. */
export function invitationEmail(
  { name, role }: { name: string; role: MemberRole },
  href: string,
): EmailContent {
  return {
    subject: `You are invited to ${name} on Landfall`,
    heading: `You are invited to ${name}`,
    paragraphs: [
      `A member of ${name} wants you to work with them on Landfall, a site for jobs with sponsorship. Your role: ${ROLE_NAMES[role]}. ${ROLE_HINTS[role]}`,
      `The link works once, within ${INVITATION_DAYS} days, for an account with this address. You join only when you press the button there.`,
    ],
    button: { label: 'See the invitation', href },
    footnote: `We have not checked who invites you, and write to this address once. ${NOT_YOU} ${NEVER_PAY}`,
  }
}

export function proofCodeEmail(name: string, code: string): EmailContent {
  return {
    subject: `${code} is your code for Landfall`,
    heading: 'Your code',
    paragraphs: [
      `Somebody wants to show that they act for ${name} on Landfall, and says that this is their address at work. If that is you, enter this code there within ${PROOF_CODE_MINUTES} minutes.`,
    ],
    code,
    footnote: `Not you? Do not give this code to anyone: a person who has it could post jobs in the name of ${name}. ${NEVER_PAY}`,
  }
}

interface MemberEmailInput {
  firstName: string
  /** The organisation’s name, cut. */
  name: string
  detail: string
  href: string
}

type MemberMailKind = Exclude<OrganisationMailKind, 'invitation' | 'proof-code'>
type Words = Pick<EmailContent, 'subject' | 'heading'> & { paragraphs: string[] }

const MEMBER_EMAILS: Record<MemberMailKind, (input: MemberEmailInput) => Words> = {
  joined: ({ firstName, name, detail }) => ({
    subject: `You joined ${name}`,
    heading: `You joined ${name}`,
    paragraphs: [`${firstName}, your role is ${detail}. You can leave on the organisation’s page.`],
  }),
  removed: ({ firstName, name }) => ({
    subject: `You no longer belong to ${name}`,
    heading: `You no longer belong to ${name}`,
    paragraphs: [
      `${firstName}, an owner of ${name} removed you. Its jobs and applicants stay there; your account stays yours.`,
    ],
  }),
  'role-changed': ({ firstName, name, detail }) => ({
    subject: `Your role at ${name} has changed`,
    heading: `Your role at ${name} has changed`,
    paragraphs: [`${firstName}, an owner changed your role. It is now ${detail}.`],
  }),
  'owner-since-deletion': ({ firstName, name }) => ({
    subject: `You are now an owner of ${name}`,
    heading: `You are now an owner of ${name}`,
    paragraphs: [
      `${firstName}, the last owner of ${name} deleted their account. You have been there longest, so you are its owner from now on. Its jobs and applicants are where they were.`,
    ],
  }),
  'second-claim': ({ firstName, name, detail }) => ({
    subject: `Somebody else says they are ${name}`,
    heading: `Somebody else says they are ${name}`,
    paragraphs: [
      `${firstName}, another organisation on Landfall, “${detail}”, names the legal body that you have proved to be.`,
      'If that is you on another account, or a colleague, there is nothing to do: vouch for it on your organisation’s page, or invite each other.',
      'If it is not, tell us. Until we have looked, the other one cannot prove anything.',
    ],
  }),
  'claim-ended': ({ firstName, name, detail }) => ({
    subject: `Say again which legal body ${name} is`,
    heading: 'Say again which legal body it is',
    paragraphs: [
      `${firstName}, you told us which legal body ${name} is, and have not proved it. What you told us no longer holds. The reason: ${detail}`,
      'Your adverts stay where they are. If the body is yours, name it again on the organisation’s page and prove it there, or ask the colleague who has proved it to invite you.',
    ],
  }),
  proved: ({ firstName, name, detail }) => ({
    subject: `${name} is proved`,
    heading: `${name} is proved`,
    paragraphs: [`${firstName}, your adverts now say: “${detail}”`],
  }),
  'proof-refused': ({ firstName, name, detail }) => ({
    subject: `We could not see that you act for ${name}`,
    heading: 'We could not see that you act for it',
    paragraphs: [
      `${firstName}, we looked at what you sent about ${name}. The reason why it is not enough: ${detail}`,
      'Your adverts stay as they are. If we are wrong, or you have more to show, write to us.',
    ],
  }),
  'proof-lapsing': ({ firstName, name, detail }) => ({
    subject: `Prove again that you act for ${name}`,
    heading: 'Your proof ends soon',
    paragraphs: [
      `${firstName}, the proof of ${name} holds until ${detail}, in about ${LAPSE_NOTICE_DAYS} days. Prove it again before then, and nothing changes.`,
    ],
  }),
  'answers-due': ({ firstName, name, detail }) => ({
    subject: `People wait for an answer from ${name}`,
    heading: 'Some people have waited for days',
    paragraphs: [
      `${firstName}, these people applied to ${name} ${REMINDER_DAYS} days ago or more and have had no answer:`,
      detail,
      `After ${DUE_DAYS} days they count as not answered, and your jobs say which share of people you answer. A short message or a decision is enough.`,
      'You can turn these emails off in your settings, with those about new applications.',
    ],
  }),
  'proof-ended': ({ firstName, name, detail }) => ({
    subject: `The proof of ${name} has ended`,
    heading: 'The proof has ended',
    paragraphs: [
      `${firstName}, from now on your adverts say that we have not checked who posts them. The reason: ${detail}`,
      'You can prove it again on the organisation’s page.',
    ],
  }),
  'proof-weak': ({ firstName, name, detail }) => ({
    subject: `We look at the proof of ${name} again`,
    heading: 'We look at your proof again',
    paragraphs: [
      `${firstName}, we now ask for more before an advert says that its poster acts for ${name}. The reason: ${detail}`,
      'Until we have looked, your adverts say that we have not checked who posts them. That takes one working day at most, and there is nothing to do. We write to you.',
    ],
  }),
}

export function memberEmail(kind: MemberMailKind, input: MemberEmailInput): EmailContent {
  return {
    ...MEMBER_EMAILS[kind](input),
    button: {
      label: kind === 'removed' ? 'Open your dashboard' : 'See the organisation',
      href: input.href,
    },
    footnote: `You get this because you ${kind === 'removed' ? 'belonged' : 'belong'} to ${input.name} on Landfall. ${NEVER_PAY}`,
  }
}
