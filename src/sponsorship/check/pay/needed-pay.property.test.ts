import { assert, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { AdvertFacts } from '#sponsorship/model/facts.ts'
import { advert, date, person, register } from '#tests/support/sponsorship-arbitraries.ts'
import { rulesOn } from '#tests/support/sponsorship-checks.ts'
import { checkAdvert } from '#sponsorship/check/check-advert.ts'

const job = record({ advert, register, date, person: option(person, { freq: 4 }) })
type Job = typeof job extends { generate(...args: never[]): { value: infer Value } } ? Value : never

/** Codes of pay of which the sum does not decide, or not alone. */
const DEPENDS = [
  'band-not-known',
  'rate-not-certain',
  'depends-on-the-hours',
  'depends-on-the-code',
  'depends-on-you-or-the-employer',
  'hours-not-known',
  'hours-implausible',
  'only-reported',
]

function checkOf(base: Job, pay?: AdvertFacts['pay']) {
  const facts = pay === undefined ? base.advert : { ...base.advert, pay }
  return checkAdvert({ ...base, advert: facts, ruleIndex: rulesOn(base.date) })
}

const A_YEAR = { hour: 1, day: 260, week: 52, month: 12, year: 1 }

/** The check’s line of pay for the advert with another sum, which is the pay for its hours. */
function payAt(base: Job, sum: number, period: keyof typeof A_YEAR) {
  const { description } = base.advert
  const whole = { isFullTimePay: false, description: description.replace('Pro rata.', '') }
  const pay = { min: sum / A_YEAR[period], max: null, currency: 'GBP', period, text: null }
  const { lines } = checkOf({ ...base, advert: { ...base.advert, ...whole } as Job['advert'] }, pay)
  const line = lines.find(({ name }) => name === 'pay')
  if (!line) throw new Error('There is no line about pay.')
  return line
}

function hasNewerAward({ advert: { occupation }, date }: Job) {
  const {
    occupation: rules,
    rules: { nationalScales },
  } = rulesOn(date)
  return [occupation?.code, ...(occupation?.others ?? [])].some((code = '') => {
    const scale = rules.get(code)?.nationalScale
    return scale ? nationalScales[scale]?.newer !== undefined : false
  })
}

const poundsIn = (text: string) => Number(/£([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''))

test('a sum that is needed is enough where it stands alone, and less is never enough', () => {
  assert(
    property(job, (base) => {
      const { neededPay, says, reason, sentence } = checkOf(base).headline
      if (!neededPay || says?.isScale) return
      // Every other place with a sum names the same one.
      const [, gap] = (says?.code === 'pay' && /^£.* of (.*)$/.exec(reason)) || []
      if (gap && !says?.later) expect(neededPay).toBe(`${gap} needed`)
      const [, inSentence] = /: (.* needed)$/.exec(sentence) ?? []
      if (inSentence) expect(inSentence).toBe(neededPay)

      const printed = base.advert.pay?.period ?? 'year'
      const period = printed === 'hour' && !neededPay.includes('an hour') ? 'year' : printed
      // A contract by the day never passes.
      if (period === 'day') return
      const step = period === 'hour' ? 0.02 : 2
      const sum = poundsIn(neededPay)
      const usual = Number(/([\d.]+) hours a week/.exec(neededPay)?.[1])
      const stated = usual > 0 && {
        hours: { least: usual, most: usual, origin: 'stated' as const },
      }
      const own = { ...base, advert: { ...base.advert, ...stated } as Job['advert'] }

      const enough = payAt(own, sum, period)
      expect([neededPay, enough.code]).not.toEqual([neededPay, 'too-low-for-most'])
      expect([neededPay, enough.code]).not.toEqual([neededPay, 'below-every-option'])
      const isLeast = neededPay.startsWith('at least')
      if (!isLeast) expect([...DEPENDS, 'only-until-registered']).not.toContain(enough.code)
      const less = payAt(own, sum - step, period)
      expect(less.verdict).not.toBe('pass')
      // The check compares with the rules of the visa: pay below the minimum wage is only doubted.
      const { minimumWage } = rulesOn(base.date).rules.figures
      const week = own.advert.hours?.least ?? 37.5
      const anHour = period === 'hour' ? sum : sum / week / 52
      const isOnTheWay = base.person?.registration === 'working-towards'
      // Less than a newer award may still be enough by the rate that the rules print.
      const isOpen = isOnTheWay || hasNewerAward(base)
      if (anHour > minimumWage.value + 0.02 && !isOpen) expect(DEPENDS).not.toContain(less.code)
    }),
    { numRuns: 6000 },
  )
})
