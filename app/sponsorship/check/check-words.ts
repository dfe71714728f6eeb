import type { CheckResult, PersonalResult } from '#contract/sponsorship/check.ts'
import type { Verdict } from '#contract/sponsorship/criteria.ts'
import type { IconName } from '#app/ui/icon.tsx'

export type AnyResult = CheckResult | PersonalResult

/** What each line is about. */
export const CRITERION_TITLES: Record<AnyResult['name'], string> = {
  licence: 'Licence',
  occupation: 'Occupation',
  pay: 'Pay',
  wording: 'Advert wording',
  english: 'Your English',
  registration: 'Your registration',
}

/** The word carries the meaning; the picture and the tone only help. */
export const VERDICT_LOOKS: Record<
  Verdict,
  { word: string; icon: IconName; tone: 'success' | 'danger' | 'warning' }
> = {
  pass: { word: 'Pass', icon: 'check', tone: 'success' },
  fail: { word: 'Fail', icon: 'close', tone: 'danger' },
  unknown: { word: 'Unknown', icon: 'help', tone: 'warning' },
}

export const NOT_ADVICE = 'Information, not legal advice.'
