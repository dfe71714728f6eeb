import { expect, test } from 'vitest'
import { JobChangeColumns } from '#board/screening/first-look/job-change.schema.ts'
import type { PostingRow } from '#hiring/posting/postings.queries.ts'
import { JobPosting } from '#trade/postings.schema.ts'
import { toAnswers, toColumns } from './posting-columns.ts'

/** Fields that are not saved as sent: a wish for this once, and a reason that only some words need. */
const NOT_SAVED = ['askDesk', 'reason']
/** An answer to every other field. A new field needs a line here. */
const ANSWERS: Record<string, string> = {
  companyName: 'Harbour View',
  jobTitle: 'Night nurse',
  jobCategory: 'Nursing',
  location: 'United Kingdom',
  place: 'Leeds',
  ranges: 'Full-time',
  email: 'jobs@saltmarsh.example',
  description: 'Care for thirty people by night.',
  payMin: '31500',
  payMax: '34000',
  payCurrency: 'GBP',
  payPeriod: 'year',
  hoursPerWeek: '37.5',
  closesOn: '2026-12-24',
  isRemote: 'on',
  legalName: 'Harbour View Care Ltd',
  companyNumber: '01234567',
  sponsorId: '0123456789abc',
  occupationCode: '2237',
  payBand: 'afc-5',
  askWorkNow: 'on',
  askRegistration: 'on',
  askEnglish: 'on',
  askExperience: 'on',
  ownQuestion1: 'Which wards do you know?',
  ownQuestion2: 'When can you start?',
  ownQuestion3: 'Do you drive?',
  offersSponsorship: 'on',
  noFee: 'on',
}
const fields = JobPosting.parse(ANSWERS)
const columns = toColumns({ fields, logo: null, closesAt: '2026-12-24T23:59:59.000Z' })

test('the form of a job has what was sent, in every field', () => {
  const job = columns as Partial<PostingRow> as PostingRow

  expect([...Object.keys(ANSWERS), ...NOT_SAVED].toSorted()).toEqual(
    Object.keys(JobPosting.shape).toSorted(),
  )
  const answers = toAnswers(job, { category: 'Nursing', country: 'United Kingdom' })
  expect(answers).toMatchObject(ANSWERS)
})

test('a change that waits for the desk keeps every column', () => {
  expect(Object.keys(JobChangeColumns.shape)).toEqual(expect.arrayContaining(Object.keys(columns)))
})
