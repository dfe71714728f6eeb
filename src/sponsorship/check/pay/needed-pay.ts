import { message, type Message } from '#platform/languages/message.ts'
import { formatPounds } from '#sponsorship/check/format.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import { assessOptions } from './assess-options.ts'
import { minimumFor } from './format-options.ts'
import { isPersonal } from './needs.ts'
import { toAnnual, WEEKS_A_YEAR, type OfferedPay } from './offered-pay.ts'

const USUAL_WEEK = 37.5
/** Enough for every option, so that all of them are compared. */
export const PLENTY: OfferedPay = {
  amount: 1_000_000,
  highest: null,
  period: 'year',
  hours: { least: USUAL_WEEK, most: USUAL_WEEK, origin: 'stated' },
  doubt: null,
}

/**
 * The least pay required in the likeliest occupation, for a person without a PhD who is not a new entrant, unless the
 * answers say more: ‘£54,700’, or ‘£28.06 an hour’ for hourly pay. Based on 37.5 hours a week if the advert states
 * none. Null if no code is known, or if it depends on the employer or the job.
 */
export function neededPay(
  context: CheckContext,
  [code = '']: string[],
  offered: OfferedPay | null,
): Message | string | null {
  const rule = context.ruleIndex.occupation.get(code)
  if (!rule) return null
  const week =
    offered?.hours?.origin === 'full-time' ? USUAL_WEEK : (offered?.hours?.least ?? USUAL_WEEK)
  const options = assessOptions(context, rule, PLENTY).filter(
    ({ openNeeds }) => openNeeds.length === 0 || !openNeeds.some(isPersonal),
  )
  const lawful = leastLawful(context, week)
  const leastOf = (some: typeof options) =>
    Math.max(lawful, Math.min(...some.map((option) => minimumFor(context, option, week))))
  const sure = options.filter(({ openNeeds }) => openNeeds.length === 0)
  const least = leastOf(sure.length > 0 ? sure : options)
  // Lower rates may apply, so that nobody can say how much is needed.
  if (leastOf(options) < least) return null
  if (!Number.isFinite(least)) return null
  if (offered?.period !== 'hour') return formatPounds(Math.ceil(least))
  const anHour = toAnnual({ ...PLENTY, amount: 1, period: 'hour' }, week)
  return message('pay.hour', { sum: formatPounds(Math.ceil((least / anHour) * 100) / 100) })
}

/** The year’s pay at the minimum wage, which no option may go below (SW 5.6A). */
function leastLawful({ ruleIndex, date }: CheckContext, week: number): number {
  const { value, from } = ruleIndex.rules.figures.minimumWage
  return from > date ? 0 : value * week * WEEKS_A_YEAR
}
