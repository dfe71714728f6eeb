import { expect, test } from 'vitest'
import { OfferTerms } from './offer-terms.schema.ts'

test.each([
  ['pay', 'much'],
  ['hours', '400'],
  ['startsOn', '2020-01-01'],
  ['answerBy', 'soon'],
  ['contract', 'other'],
])('%s ‘%s’ is rejected with one sentence', (field, value) => {
  const { error } = OfferTerms.safeParse({ [field]: value })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})

test.each([
  ['after the first day of work', { startsOn: '2099-03-01', answerBy: '2099-03-02' }, ['answerBy']],
  ['before it', { startsOn: '2099-03-01', answerBy: '2099-02-28' }, []],
  ['without one', { answerBy: '2099-03-02' }, []],
  ['in the past', { startsOn: '2099-03-01', answerBy: '2020-01-01' }, ['answerBy']],
])('a last day to answer %s', (_, days, refused) => {
  const { error } = OfferTerms.safeParse(days)
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(refused)
})

test('pay needs its period', () => {
  const { error } = OfferTerms.safeParse({ pay: '31049' })
  expect(error?.issues[0]).toMatchObject({ path: ['payPeriod'] })
})
