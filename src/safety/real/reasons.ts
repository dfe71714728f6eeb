import type { SignKind } from './find-signs.ts'

/** The most characters of a pasted text. */
export const LONGEST_MESSAGE = 20_000

/** Alarms that no list of words raises. */
type OtherAlarm = 'account' | 'passport' | 'poses' | 'speaks-for' | 'mule' | 'family' | 'hurry'

/** What speaks against a message. Any of the first group is an alarm, any of the second a doubt. */
export const ALARM_REASONS = [
  'money',
  'taken',
  'lent',
  'gift',
  'account',
  'bank',
  'sold',
  'papers',
  'documents',
  'chat',
  'work',
  'guarantee',
  'passport',
  'poses',
  'speaks-for',
  'mule',
  'family',
  'hurry',
] as const satisfies readonly (SignKind | OtherAlarm)[]
export const DOUBT_REASONS = [
  'public-free-mail',
  'unknown-domain',
  'throw-away',
  'disguised',
  'closed-route',
  'visitor-work',
  'closed-work',
  'low-pay',
  'certificate-number',
  'wrong-fee',
  'wrong-date',
  'wrong-name',
  'wrong-rule',
  'wrong-number',
  'wrong-code',
  'wrong-sum',
  'wrong-place',
  'contradiction',
  'pressed',
  'too-good',
  'like-fraud',
] as const
export type AlarmReason = (typeof ALARM_REASONS)[number]
export type DoubtReason = (typeof DOUBT_REASONS)[number]
export type Reason = AlarmReason | DoubtReason

/** ‘calm’ means only that nothing was found. */
export type RealAnswer = 'alarm' | 'doubt' | 'calm'

/** A part of the text that speaks against it. */
export interface RealFinding {
  reason: Reason
  /** What somebody else’s demand is, of which the text only tells: a doubt, with the words of the alarm. */
  told?: AlarmReason | undefined
  from: number
  to: number
}

/** A fact that cannot be as the text says. */
export type Misfit = RealFinding & { reason: DoubtReason }

const ALARMS = new Set<string>(ALARM_REASONS)

export function isAlarm(reason: Reason): reason is AlarmReason {
  return ALARMS.has(reason)
}

export function answerOf(findings: readonly Pick<RealFinding, 'reason'>[]): RealAnswer {
  if (findings.some(({ reason }) => isAlarm(reason))) return 'alarm'
  return findings.length > 0 ? 'doubt' : 'calm'
}
