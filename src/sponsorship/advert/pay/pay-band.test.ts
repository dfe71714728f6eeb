import { expect, test } from 'vitest'
import type { BandedAdvert } from './nhs-band.ts'
import { parsePayBand } from './pay-band.ts'

function bandOf(input: Partial<BandedAdvert>, chosen: string | null = null) {
  return parsePayBand(chosen, {
    title: 'Clerk',
    employer: 'Ashby NHS Trust',
    payText: null,
    description: '',
    ...input,
  })
}

test.each([
  [{ title: 'Staff nurse, Band 5' }, 'afc-5'],
  [{ title: 'Nurse Band 5/6' }, 'afc-5'],
  [{ title: 'Nurse Band 6 to 7' }, 'afc-6'],
  [{ title: 'Pharmacist band 8a' }, 'afc-8a'],
  [{ title: 'Lead, Band 8B' }, 'afc-8b'],
  [{ title: 'Physiotherapist B6' }, 'afc-6'],
  [{ payText: 'AfC Band 6' }, 'afc-6'],
  [{ description: 'Salary: Agenda for Change band 7, £46,148' }, 'afc-7'],
  [{ description: 'A band 4 post on the ward.' }, 'afc-4'],
  [{ title: 'Band 3 clerk', description: 'You report to a Band 7.' }, 'afc-3'],
  [{ title: 'Early Career Teacher' }, 'teacher-qualified'],
  [{ title: 'Teacher of history', description: 'You have QTS.' }, 'teacher-qualified'],
  [{ title: 'Unqualified teacher' }, 'teacher-unqualified'],
  [{ title: 'Head teacher' }, 'teacher-head'],
  [{ title: 'Deputy Head Teacher' }, 'teacher-leadership'],
  [{ title: 'Salaried GP' }, 'doctor-gp'],
  [{ title: 'Specialty doctor in medicine' }, 'doctor-specialty'],
  [{ title: 'Consultant radiologist' }, 'doctor-consultant'],
])('%j is %s', (input, key) => {
  expect(bandOf(input)).toEqual({ key, origin: 'advert' })
})

test.each<Partial<BandedAdvert>>([
  { title: 'Musician in a band of 5' },
  { description: 'Band A of the scale' },
  { description: 'Council tax band 5' },
  { description: 'You supervise band 5 and band 6 nurses.' },
  { description: 'Fast broadband 5' },
  { title: 'Band 55' },
  { title: 'Band 7 officer', employer: 'Ashby Council' },
  { title: 'Teacher' },
  { title: 'Teaching assistant', description: 'You work with qualified teachers.' },
  { title: 'Management consultant' },
  {},
])('%j names no band', (input) => {
  expect(bandOf(input)).toBeNull()
})

test('the employer’s choice comes first', () => {
  expect(bandOf({ title: 'Nurse, band 5' }, 'afc-6')).toEqual({ key: 'afc-6', origin: 'employer' })
})
