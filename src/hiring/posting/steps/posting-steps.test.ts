import { expect, test } from 'vitest'
import { JobPosting } from '#trade/postings.schema.ts'
import { POSTING_STEPS } from './posting-steps.ts'

test('each field of a posting belongs to one step, which saves it and checks it', () => {
  const inSteps = POSTING_STEPS.flatMap(({ fields }) => fields)
  const own = Object.keys(JobPosting.shape)

  expect(inSteps.filter((field) => own.includes(field)).toSorted()).toEqual(own.toSorted())
})
