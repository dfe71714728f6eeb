import { addDays, daysBetween } from '#platform/primitives/time/days.ts'
import type { SponsorLossAnswers, SponsorLossState } from './sponsor-loss.schema.ts'
import { SPONSOR_LOSS_RULES } from './rules/sponsor-loss-rules.ts'

/**
 * The days a worker has: 60 from the letter, or until the visa ends if that is sooner. Pure. @param today in London, an
 * ISO date
 */
export function countDays(
  { where, letterOn, visaEndsOn }: SponsorLossAnswers,
  today: string,
): SponsorLossState {
  if (where === 'abroad') return { kind: 'abroad' }
  const byLetter = letterOn && addDays(letterOn, SPONSOR_LOSS_RULES.days.value)
  if (!byLetter && (!visaEndsOn || visaEndsOn >= today)) return { kind: 'no-letter' }
  const isVisaFirst = visaEndsOn !== undefined && (!byLetter || visaEndsOn < byLetter)
  const lastOn = (isVisaFirst ? visaEndsOn : byLetter) ?? today
  const daysLeft = daysBetween(today, lastOn)
  const endsWith = isVisaFirst ? 'visa' : 'letter'
  return { kind: daysLeft < 0 ? 'over' : 'running', lastOn, daysLeft, endsWith }
}

/** Days to work towards, within those that are left; our advice, not a rule. */
export function milestones({ lastOn }: { lastOn: string }, today: string) {
  const { milestones } = SPONSOR_LOSS_RULES
  return milestones
    .map(({ daysBefore, words }) => ({ on: addDays(lastOn, -daysBefore), words }))
    .filter(({ on }) => on >= today)
}
