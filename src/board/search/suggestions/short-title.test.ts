import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toShortTitle, toTitleWords } from './short-title.ts'

test.each([
  ['BAND 5 STAFF NURSE (Nights) - Ward 7, Leeds', 'Staff Nurse'],
  ['Band 5/6 Staff Nurse', 'Staff Nurse'],
  ['Band 5 or 6 - Community Staff Nurse', 'Community Staff Nurse'],
  ['staff nurse', 'Staff Nurse'],
  ['Staff Nurse C7', 'Staff Nurse'],
  ['Care Assistant | Full-time | £12.50', 'Care Assistant'],
  ['2 x Care Assistant', 'Care Assistant'],
  ['Senior Engineer – Remote', 'Senior Engineer'],
  ['Senior Engineer remote 2026', 'Senior Engineer'],
  ['Level 3 Nursery Practitioner', 'Nursery Practitioner'],
  ['Chef De Partie', 'Chef de Partie'],
  ['HEAD OF CARE', 'Head of Care'],
  ['HGV DRIVER', 'HGV Driver'],
  ['Sister/Charge Nurse', 'Sister/Charge Nurse'],
  ['C++ Developer', 'C++ Developer'],
  ['.NET developer', '.NET Developer'],
  ['2nd Line Support', '2nd Line Support'],
  ['Consultant in Clinical Genetics', 'Consultant in Clinical Genetics'],
  ['Care Assistant m/w/d', 'Care Assistant'],
  ['Software engineer (f/m/x) Berlin', 'Software Engineer Berlin'],
  ['(Maternity cover) Porter', 'Porter'],
  ['Chef \u001E7\u001Fde partie', 'Chef 7 de Partie'],
  ['200002L8', ''],
  ['', ''],
])('the short title of %j is %j', (title, short) => {
  expect(toShortTitle(title)).toBe(short)
})

test.each([
  ['Chef de café', 'CHEF DE CAFE'],
  ['Women’s health nurse', "women's Health Nurse"],
  ['Care Assistants', 'Care Assistant'],
  ['Care Co-ordinator', 'Care Coordinator'],
])('%j and %j are one title', (one, other) => {
  expect(toTitleWords(one)).toEqual(toTitleWords(other))
})

test.each(['Boss', 'Hygienist', 'Campus Nurse', 'Analysis Lead'])('%s keeps its s', (title) => {
  expect(toTitleWords(title).join(' ')).toBe(title.toLowerCase())
})

test('no title fails, and its short title is its own short title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (title) => {
      const short = toShortTitle(title)
      expect(short.length).toBeLessThanOrEqual(title.length * 2)
      expect(toShortTitle(short)).toBe(short)
    }),
  )
})
