import { expect, test } from 'vitest'
import { hiringEmployer } from '#sponsorship/advert/hiring-employer.ts'
import { parseName } from './name-key.ts'
import { isGroupName, nameVariants } from './name-variants.ts'

test('a group’s name is tried with and without the words of its companies, and never with others', () => {
  expect(nameVariants('five guys')).toContain('five guys jv')
  expect(nameVariants('bdo uk')).not.toContain('bdo')
  expect(nameVariants('capital one uk')).toContain('capital one')
  expect(nameVariants('man group')).toContain('man group services')
  expect(nameVariants('avanti')).toContain('avanti uk')
  expect(nameVariants('avanti')).not.toContain('avanti global')
  expect(nameVariants('ips group')).not.toContain('ips international')
})

test('health bodies are tried with and without what adverts leave out or add', () => {
  expect(nameVariants('university hospitals of leicester')).toContain(
    'university hospitals of leicester nhs trust',
  )
  expect(nameVariants('portsmouth hospitals nhs trust staff bank')).toContain(
    'portsmouth hospitals nhs trust',
  )
})

test('a name with its legal form, and a public body’s, is no group’s name', () => {
  expect(isGroupName(parseName('Northern Trust'))).toBe(true)
  expect(isGroupName(parseName('Man Group plc'))).toBe(true)
  expect(isGroupName(parseName('Stripe'))).toBe(true)
  expect(isGroupName(parseName('University of Leeds'))).toBe(false)
  expect(isGroupName(parseName('Merkle Science Ltd'))).toBe(false)
})

test('of a board’s advert the employer behind the title hires, where it names one', () => {
  const board = 'eFinancialCareers'
  expect(hiringEmployer(board, 'Senior UI Engineer - Citi')).toBe('Citi')
  expect(hiringEmployer(board, 'Analyst – Man Group plc')).toBe('Man Group plc')
  for (const title of [
    'Analyst',
    'Analyst - London',
    'Developer - 12 month FTC',
    'Trader - £90k',
    'Broker - PI',
    'Auditor - ACA wanted',
  ])
    expect(hiringEmployer(board, title)).toBe(board)
  expect(hiringEmployer('Harbour Works', 'Engineer - Citi')).toBe('Harbour Works')
})
