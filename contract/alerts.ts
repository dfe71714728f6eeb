import { z } from 'zod'
import { ACCOUNT_LIMITS } from './account-limits.ts'
import { ANY_SEARCH, type JobSearch } from './search.ts'
import { Checkbox, EmailAddress } from './texts.ts'

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

/** `unconfirmed` until the holder of the address agrees; `stopped` because nobody answered, or no email arrived. */
export type AlertStatus = 'unconfirmed' | 'on' | 'paused' | 'stopped'

export const ALERT_LIMITS = { perPerson: 20, email: ACCOUNT_LIMITS.email } as const
/** How long the link works that confirms an address. */
export const CONFIRM_DAYS = 7
/** How long the link works that opens all alerts. */
export const MANAGE_DAYS = 60

const Frequency = z.enum(ALERT_FREQUENCIES, 'Choose every day or every Monday.')

/** What is asked beside the search, which stands in the address. */
export const NewAlert = z.object({
  frequency: Frequency.default('daily'),
  /** The answers of the alert are to be for the person who sets it. */
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

/** One change of one alert, or of all. */
export const AlertChange = z.object({
  action: z.enum(ALERT_ACTIONS, 'Choose what to do.'),
  id: z.string().max(36).default(''),
  frequency: Frequency.default('daily'),
})
export type AlertChange = z.output<typeof AlertChange>

export const AlertAddress = z.object({ email: EmailAddress(ALERT_LIMITS.email) })

/** An alert as its owner sees it. */
export interface AlertView {
  id: string
  /** The search in words. */
  name: string
  search: JobSearch
  frequency: AlertFrequency
  status: AlertStatus
  stoppedBecause: 'quiet' | 'bounced' | null
  /** Whether its answers are for its owner. */
  isForMe: boolean
  nextAt: string | null
  /** It waits for its owner to say whether to keep it. */
  awaitsAnswer: boolean
}

/** The search that an alert makes: all that comes is new, and newest first. */
export function toAlertSearch(search: JobSearch): JobSearch {
  return { ...search, days: ANY_SEARCH.days, sort: ANY_SEARCH.sort }
}
