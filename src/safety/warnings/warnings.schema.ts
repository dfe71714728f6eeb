import { z } from 'zod'

/** The reasons to warn applicants: a demand for money, a false name, or an advert we took down. */
export type WarningKind = 'money' | 'name' | 'taken-down'

/** Whether the applicant paid, by their own account. */
export const Paid = z.enum(['yes', 'no', 'unsaid'])
export type Paid = z.infer<typeof Paid>

export const PaidAnswer = z.object({ paid: Paid })

/**
 * The place to report fraud in the UK. Report Fraud replaced Action Fraud on 4 December 2025; the number stayed.
 * Scotland reports to Police Scotland. Source: City of London Police, ‘Report Fraud service goes live’, 4 Dec 2025;
 * looked up on 23 Nov 2026.
 */
export const FRAUD_REPORTING = {
  name: 'Report Fraud',
  formerName: 'Action Fraud',
  phone: '0300 123 2040',
  phoneFromAbroad: '+44 300 123 2040',
  url: 'https://www.reportfraud.police.uk/',
  scotland: 'Police Scotland, 101',
  seenOn: '2026-11-23',
} as const

/** The first steps to take, identical on the page and in the email. */
export const IF_PAID: readonly { lead: string; words: string }[] = [
  {
    lead: 'Ring your bank now.',
    words:
      'Use the number on your card. Say: ‘I was tricked into a payment. Please stop it.’ Every hour counts.',
  },
  {
    lead: 'Money sent by a transfer service?',
    words: 'Ring it and ask for a recall before it is collected.',
  },
  {
    lead: 'Report it.',
    words: `To the police where you are, and in the UK to ${FRAUD_REPORTING.name} (it was ${FRAUD_REPORTING.formerName}): ${FRAUD_REPORTING.phone}, from abroad ${FRAUD_REPORTING.phoneFromAbroad}. In Scotland: ${FRAUD_REPORTING.scotland}.`,
  },
  { lead: 'Pay nobody who offers to get it back.', words: 'That is the next trick.' },
]

export const IF_NOT_PAID: readonly { lead: string; words: string }[] = [
  { lead: 'Don’t answer them,', words: 'here or anywhere else. Block the number.' },
  { lead: 'Keep everything:', words: 'messages, numbers, receipts. They are evidence.' },
  {
    lead: 'Sent a copy of your passport?',
    words: 'Tell the authority that issued it, and watch for accounts in your name.',
  },
  {
    lead: 'You can still apply to the real employer.',
    words: 'Find its own site yourself, not through a link they sent.',
  },
]

export const NOT_YOUR_FAULT =
  'This is not your fault. People who do this are practised at it. We are sorry that we did not stop it sooner.'

/** A warning as the applicant’s page shows it; its sentences are made on the server. */
export interface ApplicantWarning {
  kind: WarningKind
  at: string
  title: string
  what: string
  paid: Paid | null
}
