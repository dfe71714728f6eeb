import { z } from 'zod'
import { ACCOUNT_LIMITS } from '#trade/limits/account-limits.ts'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { Checkbox, EmailAddress } from '#platform/primitives/texts.schema.ts'

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

/** `unconfirmed` until the address is confirmed; `stopped` because nobody answered, or no email arrived. */
export type AlertStatus = 'unconfirmed' | 'on' | 'paused' | 'stopped'

export const ALERT_LIMITS = { perPerson: 20, email: ACCOUNT_LIMITS.email } as const
/** The lifetime of a link that confirms an address. */
export const CONFIRM_DAYS = 7
/** The lifetime of a link that opens all alerts. */
export const MANAGE_DAYS = 60

const Frequency = z.enum(ALERT_FREQUENCIES, 'Choose every day or every Monday.')

/** The form's fields besides the search, which is in the URL. */
export const NewAlert = z.object({
  /** Left out by the button on a list, which does not ask: an alert that exists stays as often as it was. */
  frequency: Frequency.optional(),
  /** Whether the alert's answers are for the person who sets it. */
  forMe: Checkbox,
})

export const NewAlertWithEmail = NewAlert.extend({ email: EmailAddress(ALERT_LIMITS.email) })

export const ALERT_ACTIONS = [
  'frequency',
  'pause',
  'resume',
  'delete',
  'delete-all',
  'keep',
] as const

/** A change to one alert, or to all. */
export const AlertChange = z.object({
  action: z.enum(ALERT_ACTIONS, 'Choose what to do.'),
  id: z.string().max(36).default(''),
  frequency: Frequency.default('daily'),
})
export type AlertChange = z.output<typeof AlertChange>

export const AlertAddress = z.object({ email: EmailAddress(ALERT_LIMITS.email) })

/** The search of an alert, newest first: all its results are new. */
export function toAlertSearch(search: JobSearch): JobSearch {
  return { ...search, days: ANY_SEARCH.days, sort: ANY_SEARCH.sort }
}
