import { expect, test } from 'vitest'
import type { Advert } from '#board/jobs/import/advert.ts'
import { isMentioned } from '#trade/pay/mentioned-pay.ts'
import { parsePay } from './pay.ts'

function read(advert: Advert, country = 'GB') {
  const warnings: string[] = []
  const { title = '', description = '' } = advert
  const pay = parsePay(advert, { title, description, country }, ({ reason }) =>
    warnings.push(reason),
  )
  return { ...pay, warnings }
}

test('figures with a unit are taken as they are', () => {
  expect(read({ payMin: '25000', payMax: '31000.50', payPeriod: 'YEAR' })).toEqual({
    payMin: 25_000,
    payMax: 31_000.5,
    payCurrency: 'GBP',
    payPeriod: 'year',
    payText: null,
    warnings: [],
  })
})

test('an hourly rate in words beats a yearly sum worked out of it', () => {
  const pay = read({ payText: '£20.90 p/h', payMin: '35150', payMax: '35150', payPeriod: 'YEAR' })
  expect(pay).toMatchObject({ payMin: 20.9, payMax: 20.9, payPeriod: 'hour' })
})

test.each([
  ['41,250 to £58,900 per annum', 41_250, 58_900],
  ['41,250 - £58,900 pa', 41_250, 58_900],
  ['Band 6 - £41,250', 41_250, 41_250],
  ['Ref 58900 - £41,250', 41_250, 41_250],
])('a range keeps its bottom, whichever sum has the pound sign: %s', (payText, payMin, payMax) => {
  expect(read({ payText })).toMatchObject({ payMin, payMax, payPeriod: 'year' })
})

test('a sum worked out of a pay band’s number is not believed', () => {
  const pay = read({ payText: 'Band 5/6', payMin: '10086', payMax: '10086', payPeriod: 'YEAR' })
  expect(pay).toMatchObject({ payMin: null, payText: 'Band 5/6' })
})

test.each([
  'Residents pay £65,000 a year for care.',
  'You manage a budget of £65,000.',
  'The previous holder earned £65,000.',
  'To be sponsored the post must pay £65,000.',
  'The threshold of a Skilled Worker is £65,000.',
])('a board’s figure that its text has for something else is left out: %s', (description) => {
  const figures = { payMin: '65000', payMax: '65000', payPeriod: 'YEAR' }
  expect(read({ ...figures, description })).toMatchObject({ payMin: null, payMax: null })
  const honest = `${description} You earn £65,000.`
  expect(read({ ...figures, description: honest })).toMatchObject({ payMin: 65_000 })
})

test('a yearly figure above what the text pays by the hour has no bottom', () => {
  const figures = { payMin: '65000', payMax: '65000', payPeriod: 'YEAR' }
  const pay = (description: string) => read({ ...figures, description }).payMin
  expect(pay('Pay: £25 per hour.')).toBeNull()
  expect(pay('Salary £3,000 per month.')).toBeNull()
  expect(pay('Pay: £35 per hour.')).toBe(65_000)
})

test('words without figures leave the figures alone', () => {
  const pay = read({ payText: 'Competitive', payMin: '40000', payMax: '50000' })
  expect(pay).toMatchObject({ payMin: 40_000, payPeriod: 'year', payText: 'Competitive' })
})

test('‘up to’ has no bottom, whatever the text mentions', () => {
  const advert = { payText: 'up to £42,000', title: 'Radiographer' }
  const ranged = read({ ...advert, description: 'Salary: £36,000 - £42,000, as you can do' })
  expect(ranged).toMatchObject({ payMin: null, payMax: 42_000, payText: 'up to £42,000' })
})

const single = (sum: string) => ({ payMin: sum, payMax: sum, payPeriod: 'YEAR' })

test.each([
  ['Up to £60,000 a year', single('60000'), null, 60_000],
  ['Network Engineer, up to 60k', single('60000'), null, 60_000],
  ['Remote | B2B (1-2 days) | Up to 60k I work with', single('60000'), null, 60_000],
  ['A bonus of up to £5,000. Salary: £4,700', single('60000'), 60_000, 60_000],
  ['Salary: £55,000£65,000 per year', single('65000'), 55_000, 65_000],
  ['Salary: 40,000 – 45,000 DOE', single('45000'), 40_000, 45_000],
  [
    'Salary: £38,000 - £58,000 (Inner London)',
    { payMin: '42000', payMax: '58000' },
    38_000,
    58_000,
  ],
  ['Salary: up to £58,000 a year', { payMin: '42000', payMax: '58000' }, 42_000, 58_000],
  ['Salary: £70,000 a year', single('60000'), 60_000, 60_000],
  ['We sponsor visas where the salary is at least £41,700', single('60000'), 60_000, 60_000],
  ['Salary: £18 per hour', single('60000'), null, 60_000],
  ['Salary: £35 per hour', single('60000'), 60_000, 60_000],
])('a figure of the source is no bottom if %s', (description, figures, payMin, payMax) => {
  expect(read({ ...figures, description })).toMatchObject({ payMin, payMax, payText: null })
})

test('pay written as a range, in another currency or on this board is not looked up in the text', () => {
  const description = 'Salary: £30,000 a year'
  expect(read({ payText: '£40,000 - £45,000', description }).payMin).toBe(40_000)
  expect(read({ ...single('40000'), payCurrency: 'EUR', description }).payMin).toBe(40_000)
  expect(read({ ...single('40000'), boardId: '4rg1', description }).payMin).toBe(40_000)
})

test('a sum of the text is only mentioned, one of the title is offered', () => {
  const inText = read({ title: 'Cook', description: 'We cook. The salary is £31,000 a year.' })
  expect(inText).toMatchObject({
    payMin: 31_000,
    payText: 'In the text: salary is £31,000 a year.',
  })
  expect(isMentioned({ text: inText.payText })).toBe(true)
  const inTitle = read({ title: 'Cook, £31,000', description: 'We cook.' })
  expect(inTitle).toMatchObject({ payMin: 31_000, payText: null })
})

test('a sum worked out of a postcode is not believed', () => {
  const pay = read({ payText: 'IG4 5PZ', payMin: '75645', payMax: '75645', payPeriod: 'YEAR' })
  expect(pay).toMatchObject({ payMin: null, payText: 'IG4 5PZ' })
})

test('figures that are no numbers are reported, unless the text says the pay', () => {
  const reason = 'Left out: this is not a number.'
  expect(read({ payMin: 'abc', payMax: 'xyz' })).toMatchObject({
    payMin: null,
    warnings: [reason, reason],
  })
  expect(read({ payMin: '£31,000', payMax: 'xyz' })).toMatchObject({
    payMin: 31_000,
    warnings: [reason],
  })
  expect(read({ payMin: '', payMax: '0' }).warnings).toEqual([])
  expect(read({ payMin: 'abc', payText: '£31,000 a year' })).toMatchObject({
    payMin: 31_000,
    warnings: [],
  })
})

test('an estimate is never shown as pay', () => {
  expect(read({ payMin: '34210.07', payMax: '34210.07', payIsEstimate: '1' }).payMin).toBeNull()
})

test.each([
  ['28000', '31000', 'year'],
  ['12.5', '15', 'hour'],
  ['250', '300', null],
])('figures %s to %s without a period', (payMin, payMax, period) => {
  expect(read({ payMin, payMax }).payPeriod).toBe(period)
})

test('a range the wrong way round is turned, zero means nothing', () => {
  expect(read({ payMin: '31000', payMax: '25000' })).toMatchObject({
    payMin: 25_000,
    payMax: 31_000,
  })
  expect(read({ payMin: '0', payMax: '0' }).payMin).toBeNull()
})

test.each([
  [{ payMin: '-5', payMax: '20' }],
  [{ payMin: '20000000', payMax: '20000000', payPeriod: 'YEAR' }],
  [{ payText: '£28,000 to £387,000 a year' }],
  [{ payText: '£57.50 per annum' }],
])('%o cannot be meant: the words stay, the figures go, the report says so', (advert) => {
  const pay = read(advert)
  expect(pay).toMatchObject({ payMin: null, payMax: null, payCurrency: null })
  expect(pay.payText).toBe('payText' in advert ? advert.payText : null)
  expect(pay.warnings).toHaveLength(1)
})

test('the currency is the one named, else the country’s', () => {
  expect(read({ payText: '€50,000' }).payCurrency).toBe('EUR')
  expect(read({ payMin: '50000', payCurrency: 'usd' }).payCurrency).toBe('USD')
  expect(read({ payMin: '50000' }, 'DE').payCurrency).toBe('EUR')
})

test('words are cut at 200 characters', () => {
  expect(read({ payText: 'Competitive salary and more '.repeat(20) }).payText?.length).toBeLessThan(
    201,
  )
})

test('figures that a board cut short are the thousands of the text', () => {
  const cut = { payMin: '51', payMax: '55' }
  const description = 'Salary: 51k - 55k Per Annum, 37.5 hours a week.'
  const yearly = { payMin: 51_000, payMax: 55_000, payPeriod: 'year' }
  expect(read({ ...cut, description })).toMatchObject(yearly)
  const hourly = { payMin: 51, payMax: 55, payPeriod: 'hour' }
  expect(read({ ...cut, description: 'We have 51 homes.' })).toMatchObject(hourly)
  expect(read({ ...cut, payPeriod: 'HOUR', description: 'We care for 51k people.' })).toMatchObject(
    hourly,
  )
})
