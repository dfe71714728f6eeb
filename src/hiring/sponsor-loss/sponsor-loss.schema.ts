import { z } from 'zod'
import { SPONSOR_LOSS_COOKIE } from '#trade/cookies/sponsor-loss-cookie.ts'

const emptyAsNone = (value: unknown) => (value === '' ? undefined : value)

function day(message: string) {
  const inRange = (text: string) => text >= '2020-01-01' && text < '2100-01-01'
  return z.preprocess(emptyAsNone, z.iso.date(message).refine(inRange, message).optional())
}

const SHOW_DAY = 'Choose a day, like 3 December 2026, or leave this empty.'

/**
 * The answers of a worker whose sponsor lost its licence, or who lost the job. They stay in a cookie on their own
 * device unless saved in their account. Days are ISO dates.
 */
export const SponsorLossAnswers = z.object(
  {
    where: z.enum(['uk', 'abroad'], 'Choose where you are.'),
    what: z.preprocess(
      emptyAsNone,
      z.enum(['licence', 'job'], 'Choose what happened, or leave it out.').optional(),
    ),
    lastDayOn: day(SHOW_DAY),
    /** The date of the Home Office’s letter or email; missing if none has come yet. */
    letterOn: day(SHOW_DAY),
    /** The last day of the visa: the new one from the letter, otherwise the one from the eVisa. */
    visaEndsOn: day(SHOW_DAY),
  },
  'Choose where you are.',
)
export type SponsorLossAnswers = z.infer<typeof SponsorLossAnswers>

/** The `Set-Cookie` value that stores the answers on the device. */
export function setSponsorLoss(answers: SponsorLossAnswers): string {
  const entries = Object.entries(answers).filter(([, answer]) => answer !== undefined)
  return SPONSOR_LOSS_COOKIE.set(new URLSearchParams(entries as [string, string][]).toString())
}

/** The answers on this device, ignoring invalid ones; null if there are none. */
export function readSponsorLoss(cookies: string | null | undefined): SponsorLossAnswers | null {
  const value = SPONSOR_LOSS_COOKIE.read(cookies)
  if (!value) return null
  const answers = Object.fromEntries(new URLSearchParams(value))
  return SponsorLossAnswers.safeParse(answers).data ?? null
}

/** The worker’s state on a day. Days are ISO dates. */
export type SponsorLossState =
  /** `lastOn` is the last day; `daysLeft` is 0 on it. */
  | { kind: 'running' | 'over'; lastOn: string; daysLeft: number; endsWith: 'letter' | 'visa' }
  /** The state without a letter: nothing has started. */
  | { kind: 'no-letter' }
  | { kind: 'abroad' }

/** A fact with its source, as the page shows it. */
export interface SponsorLossFact {
  words: string
  source: { title: string; url: string; checkedOn: string }
  isUnverified: boolean
}

/** An employer’s usual time until the first answer. */
export interface AnswerTime {
  employer: string
  /** Median days from the application to the first answer. */
  days: number
  applications: number
  openJobs: number
}

/** A person’s claim to work for an entry of the register. */
export interface Workplace {
  sponsorId: string
  name: string
  isListed: boolean
}
