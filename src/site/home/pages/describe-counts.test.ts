import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { describeCounts } from './describe-counts.ts'

test('sample jobs are never counted as jobs without a word', () => {
  expect(describeCounts(english, { total: 121, samples: 121 })).toEqual({
    seeAll: 'See 121 sample jobs',
    counted: 'How many jobs are open now. 121 are samples, not real jobs.',
  })
  expect(describeCounts(english, { total: 1200, samples: 121 })).toEqual({
    seeAll: 'See all 1,200 jobs',
    counted: 'How many jobs are open now. 121 are samples, not real jobs.',
  })
  expect(describeCounts(english, { total: 1079, samples: 0 })).toEqual({
    seeAll: 'See all 1,079 jobs',
    counted: 'How many jobs are open now.',
  })
  expect(describeCounts(english, { total: 0, samples: 0 }).seeAll).toBe('See all jobs')
})
