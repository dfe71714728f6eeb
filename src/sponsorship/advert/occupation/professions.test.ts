import { expect, test } from 'vitest'
import { addProfessions } from './professions.ts'

const add = (code: string, description: string, title = '') =>
  addProfessions({ code, matched: null, others: [] }, { title, description }).others

test.each([
  ['Are you a Registered Nurse with a passion for teaching?', ['2237']],
  ['You must be registered with the NMC or HCPC.', ['2237', '2222']],
  [
    'Registration with Social Work England: you must be registered with Social Work England.',
    ['2461'],
  ],
  ['You support registered nurses on the ward.', []],
  ['', []],
])('%j', (description, codes) => {
  expect(add('3229', description)).toEqual(codes)
})

test('who is of a profession already needs no other', () => {
  expect(add('2221', 'You must be registered with the HCPC.')).toEqual([])
})

test('an officer in a high band is no clerk', () => {
  expect(add('4159', '', 'Information Officer, Band 9')).toEqual(['1171'])
  expect(add('4159', 'This is a Band 3 post. You help managers.')).toEqual([])
  expect(add('2132', '', 'IT manager, band 8a')).toEqual([])
})

test('a lecturer who is an honorary consultant is a doctor or a dentist, too', () => {
  const text = 'You will be an Honorary Consultant in Orthodontics, registered with the General '
  expect(add('2311', `${text}Dental Council.`)).toEqual(['2253'])
  expect(add('2311', `${text}Medical Council.`)).toEqual(['2212'])
  expect(add('2311', 'You will work with an honorary consultant.')).toEqual([])
})

test('the manager of a digital programme may be a director of IT', () => {
  const text = 'You join the digital innovation team.'
  expect(add('2440', text, 'Senior Programme Manager')).toEqual(['1137'])
  expect(add('2440', text, 'Project manager')).toEqual([])
  expect(add('2440', 'You open new wards.', 'Programme manager')).toEqual([])
})
