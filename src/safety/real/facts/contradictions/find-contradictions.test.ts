import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findContradictions } from './find-contradictions.ts'

test.each([
  [
    'A full-time post in Hull. Hours: 14 per week.',
    'A full-time post in Hull. Hours: 37.5 per week.',
  ],
  [
    'Full time job, you work 16 hours a week with us.',
    'A full-time student may work up to 20 hours a week.',
  ],
  [
    'Es un puesto a tiempo completo, 15 horas semanales.',
    'Es un puesto a tiempo completo, 39 horas semanales.',
  ],
  ['फुल टाइम नौकरी, सप्ताह में 16 घंटे।', 'फुल टाइम नौकरी, सप्ताह में 40 घंटे।'],
  ['A part-time role, 40 hours a week.', 'A part-time role, 16 hours a week.'],
  [
    'This is a permanent contract. The contract ends on 31 March 2028.',
    'This is a permanent contract. Your visa ends on 31 March 2028.',
  ],
  [
    'Permanent position in Derby. You get a 9-month contract.',
    'A 9-month contract that may become permanent.',
  ],
  [
    'Type: open-ended. End date: 30.06.2027.',
    'Type: open-ended. The offer is open until 30.06.2026.',
  ],
  [
    'The job is fully remote. You come to the office in Slough every day.',
    'The process is fully remote. You work in the office in Slough every day.',
  ],
  [
    '100% remote role, five days a week in our Leeds office.',
    'A hybrid role, two days a week in our Leeds office.',
  ],
  [
    'No interview is needed. Your interview is on 8 December.',
    'No visa interview is needed. Your interview is on 8 December.',
  ],
  [
    'No experience needed. At least 3 years’ experience required.',
    'At least 3 years’ experience required.',
  ],
  [
    'Free accommodation. The rent is £450 a month.',
    'The first month is free accommodation; then the rent is £450.',
  ],
  ['Night shifts only. You work 9am to 5pm.', 'Night shifts only. The office is open 9am to 5pm.'],
  [
    'Zest Staffing is your sponsor; you stay on our books. Each week we send you to different hospitals.',
    'Zest Staffing finds you the job; the hospital sponsors you. We cover different hospitals.',
  ],
  [
    'Subject: Pharmacist, Bury\nYou join us as a delivery driver from May.',
    'Subject: Pharmacist, Bury\nYou join us as a pharmacist from May; I worked as a driver.',
  ],
  [
    'Position: Software Engineer\nCome to our team of chefs.',
    'Roles: software engineers, chefs\nCome to our team of chefs.',
  ],
  [
    'You are employed by Alder Foods Ltd. Your sponsor is Grange Logistics Ltd.',
    'You are employed by Alder Foods Ltd. Your sponsor is Alder Foods.',
  ],
  [
    'Your employer is Oak Dental, Bury. Elm Clinics, your sponsor, sends the papers.',
    'Your current employer is Oak Dental, Bury. Elm Clinics, your sponsor, sends the papers.',
  ],
  [
    'Your salary is £41,000. We confirm a salary of £36,500.',
    'Your salary is £41,000. It rises to a salary of £46,500.',
  ],
  [
    'We offer the post at £52,000. Your basic salary is £44,000.',
    'We offer the post at £52,000. The going rate is a salary of £44,000.',
  ],
  [
    'You work 37.5 hours a week. Your week of 45 hours starts on Monday.',
    'You work 37.5 hours a week, at most 48 hours a week.',
  ],
  [
    'Our firm was founded in 2024. We hold a sponsor licence since 2019.',
    'Our firm was founded in 2014. We hold a sponsor licence since 2019.',
  ],
  [
    'The company opened two months ago, licensed since 2021.',
    'The branch opened two months ago; the home is in Kent.',
  ],
  ['We are licensed to sponsor since 1998.', 'We are licensed to sponsor since 2009.'],
])('%s | %s', (wrong, right) => {
  expect(findContradictions(toPlain(wrong))).not.toEqual([])
  expect(findContradictions(toPlain(right))).toEqual([])
})

test('a long text is read in time', () => {
  const started = performance.now()
  findContradictions(
    toPlain(
      'Your salary is £40,000 as a nurse employed by Alder Ltd, full time, 12 hours a week '
        .repeat(300)
        .slice(0, 20_000),
    ),
  )
  expect(performance.now() - started).toBeLessThan(1000)
})
