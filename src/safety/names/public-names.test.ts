import { expect, test } from 'vitest'
import { findOurName, findPublicBody } from './public-names.ts'

test.each([
  'Guys and St Thomas',
  'Royal Marsden Hospital',
  'Moorfields Eye Hospital',
  'St Thomas’ Hospital',
  'Barts Health',
  'Great Ormond Street Hospital',
  'Kings College Hospital',
  'Royal London Hospital',
  'Leeds General Infirmary',
  'The Christie Foundation Trust',
  'NHSTrust Leeds',
  'NHSLeeds',
  'Nhs24',
  'ΝΗЅ Trust',
  'N.H.S. Leeds',
  'N-H-S Leeds',
  'ＮＨＳ Leeds',
  'N\u200bH\u200bS Leeds',
  'NH\u0405 Leeds',
  'NH5 Leeds',
  'National Health Service Leeds',
  'UK Visas and Immigration',
  'UK Border Force',
  'Home 0ffice',
  'H0me Office',
  'HomeOffice Visas',
  'Ministry of Defence',
  'HM Prison Service',
  'Department of Health',
  'GOV.UK',
  'Leeds City C0uncil',
  'Care Quality Commission',
  'Nursing and Midwifery Council',
  'Nursing & Midwifery Councll',
  'HCPC',
  'UCLH',
  'ACAS',
  'L S E',
  'Prison Service',
  'The Imperial College Ltd',
  'Embassy of the United Kingdom, Visa Section',
  'NMC',
  'Imperial College London',
  'Borough of Camden',
  'British Army',
  'West Yorkshire Police',
  'Barts Helth',
  'Barts Health HR Team',
  'Kent and Medway ICB',
  'The Royal Mardsen',
  'Oxford Univ. Hosp. Recruitment',
  'Queen Elisabeth Hospital Birmingham',
])('%s is a public body', (name) => {
  expect(findPublicBody(name)).not.toBeNull()
})

test('a body is given by its own name', () => {
  expect(findPublicBody('Leeds Teachlng Hospita1s (Recruitment)')).toBe(
    'Leeds Teaching Hospitals NHS Trust',
  )
  expect(findPublicBody('Saltmarsh Parish Council')).toBe('Saltmarsh Parish Council')
})

test.each(['Landfall', 'Landfall Verified Employers', 'L4ndfa11 Ltd', 'The Land-Fall Team'])(
  '%s is our own name',
  (name) => {
    expect(findOurName(name)).toBe('Landfall')
  },
)

test.each([
  'Saltmarsh House',
  'Medway Care Homes',
  'Royal Oak Hotel',
  'Christie & Co',
  'Barnet Builders Ltd',
  'Spire Healthcare',
  'Nuffield Health',
  'Bupa Care Services',
  'Ministry of Sound Group Ltd',
  'Imperial Hotels London',
  'Number 10 Restaurant',
  'Homes of Office Furniture',
  'Landmark Care',
])('%s is neither', (name) => {
  expect([findPublicBody(name), findOurName(name)]).toEqual([null, null])
})

test('a long name of nothing but bodies is read at once', () => {
  const name = 'Leeds Teaching Hospitals NHS Trust '.repeat(400)
  expect(findPublicBody(name)).not.toBeNull()
})
