import { expect, test } from 'vitest'
import { JobPosting } from '#trade/postings.schema.ts'
import columns from './upload-columns.json' with { type: 'json' }

/** Fields that a list states by another column: an entry by the legal name, a code by the occupation. */
const FOUND_BY_ANOTHER = ['sponsorId', 'occupationCode']
/** Fields of the form for a single job alone, or for the whole list. */
const NOT_IN_A_ROW = [
  'askWorkNow',
  'askRegistration',
  'askEnglish',
  'askExperience',
  'ownQuestion1',
  'ownQuestion2',
  'ownQuestion3',
  'reason',
  'askDesk',
  'noFee',
]

test('each field of the form is a column of the list, or named here', () => {
  const fields = columns.map(({ field }) => field)

  expect([...fields, ...FOUND_BY_ANOTHER, ...NOT_IN_A_ROW]).toEqual(
    expect.arrayContaining(Object.keys(JobPosting.shape)),
  )
})
