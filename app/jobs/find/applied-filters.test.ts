import { expect, test } from 'vitest'
import { DAY_STEPS, FACET_NAMES, PAY_STEPS, type SearchAnswer } from '#contract/search.ts'
import { toFilterOptions } from './applied-filters.ts'

const optionOf = (value: string | number) => ({ value: String(value), name: `${value}`, count: 1 })
const none = Object.fromEntries(
  FACET_NAMES.map((name) => [name, []]),
) as unknown as SearchAnswer['facets']

test('options keep the order of their facet, numbers among them too', () => {
  const facets = {
    ...none,
    pay: PAY_STEPS.map(optionOf),
    days: DAY_STEPS.map(optionOf),
    country: ['GB', 'AE', 'IE'].map(optionOf),
  }

  const { pay, days, country } = toFilterOptions(facets)

  expect(Object.keys(pay)).toEqual(PAY_STEPS.map(String))
  expect(Object.keys(days)).toEqual(DAY_STEPS.map(String))
  expect(Object.keys(country)).toEqual(['GB', 'AE', 'IE'])
})

test('a label says how many jobs are left, unless that is not known', () => {
  const known = { value: 'GB', name: 'United Kingdom', count: 1204 }
  const unknown = { value: 'IE', name: 'Ireland', count: null }

  const { country } = toFilterOptions({ ...none, country: [known, unknown] })

  expect(country).toEqual({ GB: 'United Kingdom (1,204)', IE: 'Ireland' })
})
