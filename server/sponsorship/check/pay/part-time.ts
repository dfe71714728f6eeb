import type { AdvertFacts } from '#contract/sponsorship/facts.ts'
import type { OfferedPay } from './offered-pay.ts'

const FULL_TIME = 35
const FOR_FULL_TIME = /pro[\s-]?rat|\bf\.?t\.?e\b|\bw\.?t\.?e\b|(?:full|whole)[\s-]time equivalent/i

/**
 * Adverts of part-time jobs often print what somebody full-time would be paid. Only a text that is there and
 * says nothing of the kind lets us take the pay as it stands.
 */
export function mayBeFullTimePay(
  { description, pay }: AdvertFacts,
  { period, hours }: Pick<OfferedPay, 'period' | 'hours'>,
): boolean {
  if (period === 'hour' || hours === null || hours >= FULL_TIME) return false
  if (description.trim() === '') return true
  return FOR_FULL_TIME.test(description) || FOR_FULL_TIME.test(pay?.text ?? '')
}
