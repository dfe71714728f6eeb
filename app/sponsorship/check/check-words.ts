import type { CheckLine, PersonalLine, Verdict } from '#contract/sponsorship/lines.ts'
import type { IconName } from '#app/ui/icon.tsx'

export type AnyLine = CheckLine | PersonalLine

/** What each line is about. */
export const LINE_TITLES: Record<AnyLine['name'], string> = {
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
