import { expect, test } from 'vitest'
import { readCells } from './read-cells.ts'

const ROW = {
  answers: {
    jobTitle: 'Night nurse',
    companyName: 'Harbour View',
    location: 'United Kingdom',
    place: 'Leeds',
    payMin: 'abc',
    payPeriod: 'year',
    ownQuestion1: 'Do you drive?',
  },
  reference: 'HV-1',
  problems: [],
  warnings: [],
}

test.each([
  [{ payMin: '£31,500' }, { payMin: '31500', payPeriod: 'year' }],
  [{ payMin: '£13.50 an hour' }, { payMin: '13.5', payPeriod: 'hour' }],
  [{ payMin: 'plenty' }, { payMin: 'plenty', payPeriod: 'year' }],
  [{ payMin: '' }, { payMin: '' }],
  [
    { payMin: '90', payPeriod: 'a day' },
    { payMin: '90', payPeriod: 'day' },
  ],
  [{ closesOn: '31/12/2026' }, { closesOn: '2026-12-31', payMin: 'abc' }],
  [{ closesOn: 'soon' }, { closesOn: 'soon' }],
  [
    { location: 'Ireland', place: 'Cork' },
    { location: 'Ireland', place: 'Cork' },
  ],
  [{ place: 'York' }, { location: 'United Kingdom', place: 'York' }],
  [{ location: 'Narnia' }, { location: 'Narnia', place: 'Leeds' }],
  [{ jobCategory: 'nursing' }, { jobCategory: 'Nursing' }],
  [{ companyNumber: '1234567' }, { companyNumber: '01234567' }],
  [{ email: 'mailto:a@mail.example' }, { email: 'a@mail.example' }],
  [{ jobTitle: '' }, { jobTitle: '', companyName: 'Harbour View' }],
])('cells %j are read as in a list: %j', (typed, expected) => {
  const { answers, reference } = readCells(ROW, typed)
  expect(answers).toMatchObject({ ...expected, ownQuestion1: 'Do you drive?' })
  expect(reference).toBe('HV-1')
})

test('the period of pay is read where no cell has it', () => {
  const { payPeriod: _, ...answers } = ROW.answers
  const read = readCells({ ...ROW, answers }, { payMin: '£13.50 an hour' })
  expect(read.answers).toMatchObject({ payMin: '13.5', payPeriod: 'hour' })
})

test('a warning about a cell goes with its text, and another stays', () => {
  const warnings = [
    { field: 'jobCategory', message: 'We chose Care.' },
    { field: 'ranges', message: '‘x’ was left out.' },
  ]
  const read = readCells({ ...ROW, warnings }, { ranges: 'sometimes' })
  expect(read.warnings).toEqual([
    warnings[0],
    { field: 'ranges', message: expect.stringMatching(/^‘sometimes’ was left out/) },
  ])
})

test('a choice that was offered and not made is offered again', () => {
  const answers = { ...ROW.answers, legalName: 'Harbour', legalNameFor: 'Harbour' }
  const open = [{ field: 'legalName', message: 'Choose your organisation.' }]
  expect(
    readCells({ ...ROW, answers, problems: open }, { payMin: '1' }).answers,
  ).not.toHaveProperty('legalNameFor')
  expect(readCells({ ...ROW, answers }, { payMin: '1' }).answers).toHaveProperty('legalNameFor')
})
