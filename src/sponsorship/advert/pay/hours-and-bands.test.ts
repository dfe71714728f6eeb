import { expect, test } from 'vitest'
import type { Occupation } from '#sponsorship/model/facts.ts'
import { isNhsBody, nationOfNhsBody } from '#sponsorship/advert/nhs-body.ts'
import { bandOfProfession } from './band-of-profession.ts'
import { findWeeklyHours } from './find-weekly-hours.ts'
import { payOfBand, readPayRange } from './nhs-pay-range.ts'

function anOccupation(code: string, ...others: string[]): Occupation {
  return { code, others, origin: 'suggestion', matched: null, isForLearners: false }
}

const aTitle = (title: string, payMin: number | null = null, payMax = payMin) => ({
  title,
  payMin,
  payMax,
  payPeriod: 'year',
})

const ANY = {
  title: 'Engineer',
  type: null,
  payText: null,
  payPeriod: null,
  description: '',
  hoursPerWeek: null,
  isInText: false,
  isNhs: false,
  employer: 'Harbour Works',
  occupation: null,
}

test('hours are as stated, else those of any full-time week', () => {
  expect(findWeeklyHours({ ...ANY, hoursPerWeek: 39 })).toMatchObject({ least: 39, most: 39 })
  expect(findWeeklyHours(ANY)).toEqual({ least: 35, most: 48, origin: 'full-time' })
  expect(findWeeklyHours({ ...ANY, isNhs: true })).toMatchObject({ least: 37.5, most: 37.5 })
  const doctor = { ...ANY, isNhs: true, occupation: anOccupation('2212') }
  expect(findWeeklyHours(doctor)).toMatchObject({ least: 40, most: 40 })
})

test.each([
  { type: 'Part-time' as const },
  { title: 'Bank nurse' },
  { title: 'Nurse (0.6 WTE)' },
  { title: 'Term-time administrator' },
  { payText: '£12 ph, casual' },
  { description: 'This is a part-time role near the sea.' },
  { type: 'Full-time' as const, description: 'We seek a part time (2 days) psychologist.' },
  { type: 'Full-time' as const, description: 'An analyst to work short-term and part-time.' },
  { type: 'Full-time' as const, description: 'We wish to appoint a part-time clinical lead.' },
  { type: 'Full-time' as const, description: 'Programme director, 1 session per week.' },
  { employer: 'NHS Professionals - Flexible Workers' },
])('part-time work without hours stays unknown: %j', (advert) => {
  expect(findWeeklyHours({ ...ANY, ...advert })).toBeNull()
})

test.each([
  { type: 'Part-time' as const },
  { title: 'Nurse (0.6 WTE)' },
  { payText: '£68,000, 20 hours a week' },
  { payText: '£68,000 pa (0.6 FTE)' },
  { title: 'Nurse, 3 days a week' },
  { description: 'This is a part-time role near the sea.' },
])('a full week of an advert for part-time work is at odds with it: %j', (advert) => {
  expect(findWeeklyHours({ ...ANY, hoursPerWeek: 37.5, ...advert })).toMatchObject({
    isAtOdds: true,
  })
})

test.each([
  { title: 'Nurse, full-time or part-time' },
  { title: 'Nurse (37.5 hours a week)' },
  { description: 'Full-time or part-time role.' },
  { payText: '£18.50 per hour' },
])('a full week stays: %j', (advert) => {
  expect(findWeeklyHours({ ...ANY, hoursPerWeek: 37.5, ...advert })).not.toHaveProperty('isAtOdds')
})

test('pay by the hour has a full-time week only if the advert says so', () => {
  const hourly = { ...ANY, payPeriod: 'hour' as const }
  expect(findWeeklyHours(hourly)).toBeNull()
  expect(findWeeklyHours({ ...hourly, isNhs: true })).toBeNull()
  expect(findWeeklyHours({ ...hourly, type: 'Full-time' })).toMatchObject({ least: 35 })
  expect(findWeeklyHours({ ...hourly, description: 'A full-time post.' })).not.toBeNull()
})

test.each([
  'Positions are open on both a full and part time basis.',
  'Part-time hours are possible.',
  'Ten programmed activities, of which 1.5 are for teaching.',
])('a full-time post stays one: %s', (description) => {
  expect(findWeeklyHours({ ...ANY, type: 'Full-time', description })).not.toBeNull()
})

test('days in an office make nobody part-time', () => {
  const description =
    'Hybrid: 3 days a week in the office. Part-time hours are possible; full-time is usual.'
  expect(findWeeklyHours({ ...ANY, description })).not.toBeNull()
})

test.each([
  ['Staff nurse', '2237', { key: 'afc-5', highest: 'afc-5' }],
  ['Senior staff nurse', '2237', { key: 'afc-5', highest: 'afc-6' }],
  ['Advanced Practitioner (Nurse/Paramedic)', '2234', { key: 'afc-7', highest: 'afc-8b' }],
  ['Family Therapist', '2229', { key: 'afc-7', highest: 'afc-8a' }],
  ['Systemic and Family Psychotherapist', '2229', { key: 'afc-7', highest: 'afc-8a' }],
  ['Children and Family Occupational Therapist', '2222', { key: 'afc-5', highest: 'afc-6' }],
  ['Family Centre Speech Therapist', '2223', { key: 'afc-5', highest: 'afc-6' }],
  ['Family Speech and Language Therapist', '2223', { key: 'afc-5', highest: 'afc-6' }],
  ['Physiotherapist', '2221', { key: 'afc-5', highest: 'afc-6' }],
  ['First Contact Physiotherapist', '2221', { key: 'afc-5', highest: 'afc-7' }],
  ['Clinical Pharmacist', '2251', { key: 'afc-5', highest: 'afc-7' }],
  ['Cardiac Physiologist', '2259', { key: 'afc-5', highest: 'afc-7' }],
  ['Health visitor', '2232', { key: 'afc-6', highest: 'afc-7' }],
  ['Infection Prevention and Control (IPC) Nurse', '2237', { key: 'afc-6', highest: 'afc-7' }],
  ['Nurse educator', '2237', { key: 'afc-6', highest: 'afc-7' }],
  ['Ward manager', '2237', { key: 'afc-7', highest: 'afc-8b' }],
  ['Superintendent MRI radiographer', '2254', { key: 'afc-7', highest: 'afc-8a' }],
  ['Counselling psychologist', '2226', { key: 'afc-7', highest: 'afc-8a' }],
  ['Head of Psychology', '2225', { key: 'afc-8a', highest: 'afc-8c' }],
  ['Science teacher', '2313', { key: 'teacher-qualified', highest: 'teacher-qualified' }],
  ['Lead teacher of maths', '2313', { key: 'teacher-qualified' }],
  ['Clinical fellow in surgery', '2212', { key: 'doctor-registrar-1-2' }],
])('%s has a lowest band', (title, code, band) => {
  expect(bandOfProfession(aTitle(title), anOccupation(code))).toMatchObject({
    ...band,
    origin: 'profession',
  })
})

test('pay that a higher band begins with may be that band’s, but a staff nurse’s', () => {
  const nurse = anOccupation('2237', '2255')
  expect(bandOfProfession(aTitle('Nurse/Paramedic', 57_583), nurse)?.highest).toBe('afc-8a')
  expect(bandOfProfession(aTitle('Nurse/Paramedic', 40_000), nurse)?.highest).toBe('afc-6')
  expect(bandOfProfession(aTitle('Staff nurse', 50_000), nurse)?.highest).toBe('afc-5')
})

test('a fellow on the scale of consultants may be one', () => {
  const title = 'Senior Clinical Fellow in Microbiology'
  const doctor = anOccupation('2212')
  expect(bandOfProfession(aTitle(title, 79_860, 107_668), doctor)?.highest).toBe(
    'doctor-consultant',
  )
  expect(bandOfProfession(aTitle(title, 79_860, 90_000), doctor)?.highest).toBe(
    'doctor-registrar-3',
  )
})

test('posts that only help a profession, or lead to it, have none', () => {
  for (const title of [
    'Physiotherapy assistant',
    'Trainee psychologist',
    'Theatre support worker',
  ]) {
    expect(bandOfProfession(aTitle(title), anOccupation('2221'))).toBeNull()
  }
  expect(bandOfProfession(aTitle('Nurse'), anOccupation('2237', '6131'))).toBeNull()
  expect(
    bandOfProfession(aTitle('Nurse'), { ...anOccupation('2237'), isForLearners: true }),
  ).toBeNull()
  expect(bandOfProfession(aTitle('Programmer'), anOccupation('2134'))).toBeNull()
})

test('an NHS range names its band in any year, with the London supplement taken off', () => {
  const range = (payMin: number, payMax: number) =>
    readPayRange({ payMin, payMax, payPeriod: 'year' })

  expect(range(24_907, 30_615)?.key).toBe('afc-5')
  expect(range(31_049, 37_796)?.key).toBe('afc-5')
  expect(range(37_638, 44_780)).toEqual({ key: 'afc-6', basic: { from: 31_365, to: 37_890 } })
  expect(range(52_643, 58_558)).toEqual({ key: 'afc-8a', basic: { from: 45_753, to: 51_668 } })
  expect(range(30_000, 40_000)).toBeNull()
  expect(range(31_365, 31_365)).toBeNull()
  expect(payOfBand('afc-5')).toMatchObject({ min: 31_049, max: 37_796, period: 'year' })
  expect(payOfBand('afc-2')).toBeNull()
})

test('bodies of the NHS are told from firms that work for it', () => {
  for (const name of [
    'Ashby NHS Trust',
    'Hywel Dda University Health Board',
    'Public Health Wales',
  ])
    expect(isNhsBody(name)).toBe(true)
  for (const name of ['NHS Staffing Ltd', 'Ashby Health Recruitment', 'Nuffield Health'])
    expect(isNhsBody(name)).toBe(false)
  expect(nationOfNhsBody('Ashby NHS Foundation Trust')).toBe('England')
  expect(nationOfNhsBody('Welsh Ambulance Services NHS Trust')).toBe('Wales')
  expect(nationOfNhsBody('Belfast Health and Social Care Trust')).toBe('Northern Ireland')
  expect(nationOfNhsBody('Harbour Works')).toBeNull()
})
