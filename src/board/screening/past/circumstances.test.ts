import { expect, test } from 'vitest'
import { findSaidEmployers } from '#safety/names/said-employers.ts'
import { assessCircumstances, type Circumstances } from './circumstances.ts'

const CARE_TEXT =
  'You help residents with washing and dressing, personal care, meal times and toileting, and keep them company.'

type Changes = Partial<Circumstances> & { place?: string }

function anAdvert({ place = 'Leeds', ...changes }: Changes = {}): Circumstances {
  const advert: Omit<Circumstances, 'employers'> = {
    poster: 'unproved',
    employerName: 'Saltmarsh House',
    legalName: null,
    entryName: null,
    title: 'Senior carer',
    applyEmail: null,
    description: 'You lead a small team on the day shift.',
    occupationCode: null,
    others: [],
    named: [],
    borrowedFrom: null,
    recentAdverts: 0,
    markers: [],
    ...changes,
  }
  return { ...advert, employers: findSaidEmployers({ ...advert, place }) }
}

const codesOf = (changes: Changes) =>
  assessCircumstances(anAdvert(changes)).reasons.map(({ code }) => code)

test('an ordinary advert of somebody who has proved nothing does not wait', () => {
  expect(codesOf({})).toEqual([])
  expect(codesOf({ entryName: 'Saltmarsh House Limited', recentAdverts: 9 })).toEqual([])
})

test.each<[string, Changes, string[]]>([
  ['the name of an NHS trust', { employerName: 'Leeds Teaching Hospitals NHS Trust' }, ['N-01']],
  ['a university as legal name', { legalName: 'University of Leeds' }, ['N-01']],
  [
    'a recruitment team of a university',
    { employerName: 'University of Leeds Recruitment' },
    ['N-01'],
  ],
  ['look-alike letters', { employerName: 'Leeds Hospitals NH\u0405 Trust' }, ['N-01']],
  ['dots', { employerName: 'Leeds Hospitals N.H.S. Trust' }, ['N-01']],
  ['letters apart', { employerName: 'Leeds Hospitals N H S Trust' }, ['N-01']],
  ['a council', { employerName: 'Leeds City Council' }, ['N-01']],
  ['a hospital', { employerName: 'Royal Marsden Hospital' }, ['N-01']],
  ['our own name', { employerName: 'Landfall Verified Employers' }, ['N-01']],
  ['a title with a trust', { title: 'Staff Nurse at Barts Health NHS Trust' }, ['N-01']],
  ['a place that is a trust', { place: 'Leeds Teaching Hospitals NHS Trust' }, ['N-01']],
  [
    'a text with another employer',
    { description: 'You are employed by Barts Health NHS Trust.' },
    ['N-01'],
  ],
  [
    'an address in a trust’s name',
    { applyEmail: 'recruitment.barts.nhs@willow.example' },
    ['N-01'],
  ],
  ['a name that is taken', { others: [{ name: 'Saltmarsh House' }] }, ['N-02']],
  ['an office of a licensed employer', { borrowedFrom: 'Saltmarsh Stores Ltd' }, ['N-04']],
  ['a licence of another name', { entryName: 'Harbour Works Limited' }, ['N-03']],
  [
    'care duties under a manager’s code',
    { occupationCode: '1232', description: CARE_TEXT },
    ['D-01'],
  ],
  ['a burst', { recentAdverts: 10 }, ['R-01']],
  [
    'what a fraud used',
    { markers: [{ kind: 'phone', value: '+447700900321', caseNumber: 12 }] },
    ['K-01'],
  ],
])('%s waits for the desk', (_, changes, codes) => {
  expect(codesOf(changes)).toEqual(codes)
})

test('who has shown who they are may name themselves and post many', () => {
  const name = 'Leeds Teaching Hospitals NHS Trust'
  const others = [{ name }]
  const proved = { poster: 'proved', employerName: name, others, recentAdverts: 20 } as const
  expect(codesOf(proved)).toEqual([])
  // They may not hide what the work is, or reuse a fraud’s details.
  const markers = [{ kind: 'iban', value: 'GB29NWBK60161331926819', caseNumber: null }]
  expect(codesOf({ ...proved, occupationCode: '1232', description: CARE_TEXT, markers })).toEqual([
    'K-01',
    'D-01',
  ])
})

test.each<[string, Changes]>([
  ['a trust in the title', { title: 'Staff Nurse at Barts Health NHS Trust' }],
  ['a trust as employer', { description: 'You are employed by Barts Health NHS Trust.' }],
  ['our name in the title', { title: 'Landfall Verified: care assistant' }],
  ['our name as the place', { place: 'Landfall' }],
  ['our name as employer', { description: 'You are employed by Landfall Verified Employers.' }],
])('whoever has proved another name waits with %s', (_, changes) => {
  expect(codesOf({ poster: 'proved', legalName: 'Saltmarsh House Ltd', ...changes })).toEqual([
    'N-05',
  ])
})

test.each<[string, Changes]>([
  ['a place', { place: 'Leeds Teaching Hospitals NHS Trust' }],
  ['who is near', { title: 'Staff Nurse at our home near Leeds General Infirmary' }],
  ['who pays', { description: 'We care for people whose homes Leeds City Council pays for.' }],
])('whoever has proved their name may say %s', (_, changes) => {
  expect(codesOf({ poster: 'proved', ...changes })).toEqual([])
})

test('a public body that is proved may name another, and not us', () => {
  const proved = { poster: 'proved', employerName: 'Leeds City Council' } as const
  expect(codesOf({ ...proved, title: 'Nurse at Barts Health NHS Trust' })).toEqual([])
  expect(codesOf({ ...proved, title: 'Landfall Verified: nurse' })).toEqual(['N-05'])
})

test('a proved poster whose words give another proved employer waits for the desk', () => {
  const named = [{ name: 'Willowbank Care' }]
  expect(codesOf({ poster: 'proved', named })).toEqual(['N-06'])
  expect(codesOf({ poster: 'unproved', named })).toEqual([])
})

test('a proved poster whose words give a licensed employer waits for the desk', () => {
  const borrowedFrom = 'Willowbank Care Ltd'
  expect(codesOf({ poster: 'proved', borrowedFrom })).toEqual(['N-07'])
  const named = [{ name: 'Willowbank Care' }]
  expect(codesOf({ poster: 'proved', borrowedFrom, named })).toEqual(['N-06'])
})

test('care duties fit the codes of care work, and a nurse who plans care is no care worker', () => {
  expect(codesOf({ occupationCode: '6135', description: CARE_TEXT })).toEqual([])
  const nurse = `${CARE_TEXT} You write care plans and supervise the carers.`
  expect(codesOf({ occupationCode: '2237', description: nurse })).toEqual([])
})

test('the highest risk counts', () => {
  const { risk } = assessCircumstances(
    anAdvert({ recentAdverts: 10, employerName: 'Leeds Teaching Hospitals NHS Trust' }),
  )
  expect(risk).toBe(1)
})

test('the desk reads who has proved the name', () => {
  const [reason] = assessCircumstances(anAdvert({ others: [{ name: 'Proves' }] })).reasons
  expect(reason?.words).toBe('Another organisation has proved that it is ‘Proves’.')
})

test('the reason says which body it names', () => {
  const wordsOf = (changes: Changes) =>
    assessCircumstances(anAdvert(changes)).reasons.map(({ words }) => words)
  expect(wordsOf({ title: 'Staff Nurse at Barts HeaIth' })).toEqual([
    'It names a public body, ‘Barts Health NHS Trust’, and the poster has not shown that they act for it.',
  ])
  expect(wordsOf({ employerName: 'L4ndfall' })).toEqual([
    'It names us, ‘Landfall’, and the poster has not shown that they act for it.',
  ])
})
