import { expect, test } from 'vitest'
import { withoutGenderMarks } from './gender-marks.ts'

test.each([
  ['Nurse (f)', 'Nurse'],
  ['Engineer (m/f/d)', 'Engineer'],
  ['Engineer (W/M/D)', 'Engineer'],
  ['Engineer [f/m/x] – Berlin', 'Engineer – Berlin'],
  ['Engineer (m | w | d)', 'Engineer'],
  ['Engineer (m/w/*)', 'Engineer'],
  ['Infirmier (H/F)', 'Infirmier'],
  ['Engineer m/w/d', 'Engineer'],
  ['Engineer - f/m/div.', 'Engineer - f/m/div.'],
  ['Chef (all genders)', 'Chef'],
])('%s is shown as %s', (title, shown) => {
  expect(withoutGenderMarks(title)).toBe(shown)
})

test.each([
  'Nurse (Band 5)',
  'Manager (i)',
  'Driver (F/T)',
  'Teacher of D&T',
  '(f) grade driver',
  'Engineer (I/II)',
  'R&D engineer',
  'Technician M/E',
  '(m/w/d)',
])('%s stays as it is', (title) => {
  expect(withoutGenderMarks(title)).toBe(title)
})
