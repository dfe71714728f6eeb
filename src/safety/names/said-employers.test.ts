import { expect, test } from 'vitest'
import { findSaidBody, findSaidEmployers, type AdvertTexts } from './said-employers.ts'

const bodiesIn = (texts: Partial<AdvertTexts>) =>
  new Set(
    findSaidEmployers({ title: 'Staff Nurse', place: 'Leeds', description: '', ...texts }).flatMap(
      (said) => findSaidBody(said) ?? [],
    ),
  )

test.each<Partial<AdvertTexts>>([
  { title: 'Staff Nurse at Barts Health NHS Trust' },
  { title: 'Staff Nurse – Barts Health' },
  { title: 'Staff Nurse (Leeds General Infirmary)' },
  { title: 'Visa officer for the Home 0ffice' },
  { title: 'Nurse with Landfall Verified' },
  { place: 'Leeds Teaching Hospitals NHS Trust' },
  { place: 'Royal London Hospital, Whitechapel' },
  { place: 'Leeds City Council, Leeds' },
  { description: 'You are employed by Barts Health NHS Trust from the first day.' },
  { description: 'A kind team.\nYour employer will be Saltmarsh ΝΗЅ Trust.' },
  { description: 'Barts Health is currently recruiting nurses from abroad.' },
  { description: 'Join our team at St Thomas’ Hospital.' },
  { description: 'We recruit on behalf of UK Visas and Immigration' },
  { description: 'We are Landfall Verified.' },
  { description: 'You work for Saltmarsh Borough C0uncil.' },
  { description: 'Employer: Barts Health NHS Trust\nPay: by the hour' },
  { description: 'Hiring organisation – Home Office' },
  { description: 'You will be placed at Barts Health NHS Trust and paid by them.' },
  { description: 'Your contract is signed with Barts Health NHS Trust.' },
  { description: 'Barts Health NHS Trust needs 20 nurses at once.' },
])('%j says that a public body or we employ', (texts) => {
  expect(bodiesIn(texts).size).toBeGreaterThan(0)
})

test.each<Partial<AdvertTexts>>([
  { title: 'Council tax officer' },
  { title: 'Nurse with NHS experience' },
  { title: 'Carer at our home near Leeds General Infirmary' },
  { title: 'Staff Nurse at our home near Leeds General Infirmary' },
  { place: 'Council Road, Leeds' },
  { place: 'Medway' },
  { place: 'University Road, Southampton' },
  { description: 'The café is on the University of Leeds campus.' },
  { description: 'We are an approved provider of the local council. Join us.' },
  { description: 'Our home is next to Leeds General Infirmary and rated good by the CQC.' },
  { description: 'You need a DBS check and registration with the Nursing and Midwifery Council.' },
  { description: 'We work closely with Leeds City Council and Barts Health NHS Trust.' },
  { description: 'Hurricanes rarely make landfall here.' },
])('%j names nobody as the employer', (texts) => {
  expect([...bodiesIn(texts)]).toEqual([])
})

test.each(['work for ', 'at the ', 'join join ', '. ', 'nhs trust is recruiting '])(
  '100 KB of %j are read',
  (piece) => {
    const description = `${piece.repeat(Math.ceil(100_000 / piece.length))}.\nYou are employed by Barts Health NHS Trust.`
    expect([...bodiesIn({ description })]).toContain('Barts Health NHS Trust')
  },
)
