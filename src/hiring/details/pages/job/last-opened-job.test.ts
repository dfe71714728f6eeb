import { expect, test } from 'vitest'
import { lastOpenedJob } from './last-opened-job.ts'

test('the last opened job is an id and nothing else', () => {
  expect(lastOpenedJob('a=b; lastJob=0123456789abc')).toBe('0123456789abc')
  expect(lastOpenedJob('lastJob=../etc')).toBeNull()
  expect(lastOpenedJob(null)).toBeNull()
})
