import type { BandPay } from './occupations.ts'
import { findBands } from '#sponsorship/check/occupation/bands.ts'
import { awardOf } from '#sponsorship/rules/rule-index.ts'
import type { CheckContext } from '#sponsorship/check/context/check-context.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'

/** The pay of bands in which applicants can be sponsored, the lowest first; null without a national scale. */
export function describeScale(
  context: CheckContext,
  rule: OccupationRule,
): { title: string; bands: BandPay[] } | null {
  const found = findBands(context, rule)
  if (!found) return null
  const { scale, eligible } = found
  const rates = scale.rates.filter(({ codes }) => !codes || codes.includes(rule.code))
  return {
    title: scale.title,
    bands: eligible.map((key) => {
      const own = rates.filter(({ band }) => band === key)
      return {
        label: own[0]?.label ?? key,
        rates: own.map((rate) => {
          const newer = awardOf(scale, rate)
          return { area: rate.area, pounds: rate.annual, ...(newer !== undefined && { newer }) }
        }),
      }
    }),
  }
}
