import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { postings } = server.services

/** Posts from a new account each time, so that no limit affects the result. */
async function post(values: object): Promise<string> {
  const { actor } = await aLoggedInPerson(server)
  try {
    return (await postings.publish(actor, aPostingForm(values))).status
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input') return 'refused'
    throw error
  }
}

const NAMES = [
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
  'UK Visas and Immigration',
  'UK Border Force',
  'Home 0ffice',
  'H0me Office',
  'Ministry of Defence',
  'HM Prison Service',
  'Department of Health',
  'GOV.UK',
  'Leeds City C0uncil',
  'Care Quality Commission',
  'HCPC',
  'Imperial College London',
  'Borough of Camden',
  'British Army',
  'Landfall',
  'Landfall Verified Employers',
]

test.each(NAMES)('nobody unproved is public as %s', async (companyName) => {
  expect(await post({ companyName })).not.toBe('open')
  expect(await post({ companyName: 'Saltmarsh Care', legalName: companyName })).not.toBe('open')
})

test.each([
  { jobTitle: 'Staff Nurse at Barts Health NHS Trust' },
  { jobTitle: 'Landfall Verified: care assistant' },
  { place: 'Leeds Teaching Hospitals NHS Trust' },
  { description: 'A kind team by the sea. You are employed by Barts Health NHS Trust.' },
  { description: 'Home 0ffice is recruiting carers from abroad. Apply now, we answer all.' },
  { email: 'recruitment.barts.nhs@saltmarsh-care.example' },
  { email: 'pay500.visa-fee.whatsapp07700900123@saltmarsh-care.example' },
])('%j is not public before the desk has read it', async (values) => {
  expect(await post(values)).not.toBe('open')
})

test('a name that somebody has proved is theirs in every spelling', async () => {
  const { id } = await anOrganisation(server, { name: 'Willowbank Care' })
  await aProof(server.db, id)
  const spellings = [
    'Willowbank Care Limited',
    'Willowbank Care.',
    'Willowbank-Care',
    'The Willowbank Care',
    'Willowbank Care UK',
    'Willowbank Care Recruitment',
    'Willowbank Care (HR)',
    'Will0wbank Care',
    'WiIIowbank Care',
  ]
  for (const companyName of spellings)
    expect([companyName, await post({ companyName })]).toEqual([companyName, 'held'])
  expect(await post({ jobTitle: 'Carer at Willowbank Care' })).toBe('held')
})

test.each([
  { companyName: 'Medway Care Homes' },
  { jobTitle: 'Staff Nurse at our home near Leeds General Infirmary' },
  { place: 'Council Road, Leeds' },
  { description: 'Our café is on the campus of the University of Leeds. You cook lunch there.' },
])('%j is public at once', async (values) => {
  expect(await post(values)).toBe('open')
})

test.each([
  'Passport number and date of birth?',
  'Which bank do you use?',
  'On which number can we ring you?',
  'What is your WhatsApp?',
  'Please attach a photo of your BRP',
  'Your share code?',
  'When were you born?',
])('the question ‘%s’ cannot be asked', async (ownQuestion1) => {
  expect(await post({ ownQuestion1 })).toBe('refused')
})
