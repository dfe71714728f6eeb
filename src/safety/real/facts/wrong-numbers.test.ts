import { expect, test } from 'vitest'
import { toPlain } from '../plain-text.ts'
import { findWrongNumbers } from './wrong-numbers.ts'

test.each([
  ['Sponsor licence number: SL-44', 'Sponsor licence number: 7KX2M94HB'],
  ['Our sponsor licence number is NHS-CARE-0000001/UK/LIFETIME.', 'Our licence number is secret.'],
  ['Company number 118 204 663 901, Norwich.', 'Company number 11820466, Norwich.'],
  ['Registered company number SC12.', 'Registered company number SC123456.'],
  ['Your National Insurance number is 1234 5678 9012.', 'Your NI number is QQ 12 34 56 C.'],
  ['ন্যাশনাল ইনস্যুরেন্স নম্বর ১২৩৪৫৬৭৮৯০১২', 'ন্যাশনাল ইনস্যুরেন্স নম্বর দুই অক্ষরের হয়'],
  ['Her NMC PIN is 998877.', 'Her NMC PIN is 12A3456E.'],
  ['GMC number 12345.', 'GMC number 1234567.'],
  ['VAT number GB 1234.', 'VAT number GB 123 4567 89.'],
  ['Share code: ABC1234567890', 'A share code has 9 characters; share code W12 34A 5B6.'],
  ['The number is +44 7 5521.', 'The number is +44 (0)7700 900123, or +44 1632 960 123.'],
  ['Ring +44 20 7946.', 'Ring +44 7xxx or see the driving licence number 44-A.'],
  [
    'Your share code is ready with the Home Office, it is 44-7781.',
    'Your share code is due by 20 May.',
  ],
  ['I am Dr Ray, GMC 55123, of the clinic.', 'I am Dr Ray, GMC 5512345, of the clinic.'],
  ['Your GMC registration came (number GMC-UK 12-44-B).', 'Your GMC registration is due by 2027.'],
  [
    'Registered in England and Wales no. EW-77-12.',
    'Registered in England and Wales no. 11820466.',
  ],
  ['Your National Insurance number will be 12-34-5678.', 'An NI number comes within 21 days.'],
  ['HCPC number 12-4455.', 'HCPC number PH123456.'],
])('%s | %s', (wrong, right) => {
  expect(findWrongNumbers(toPlain(wrong)).map(({ reason }) => reason)).toEqual(['wrong-number'])
  expect(findWrongNumbers(toPlain(right))).toEqual([])
})
