import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import type { JobView } from '#trade/jobs.schema.ts'
import { twinLine } from './twin-line.ts'

test('a job that lists show from another source leads there', () => {
  expect(twinLine({ id: 'abc', title: 'Tide & keeper' } as JobView, english)).toBe(
    '<p lang="en" dir="ltr"><strong>This job came to us from two sources.</strong> ' +
      '<a href="/jobDetails/abc/tide-keeper">See the advert in our lists</a></p>',
  )
  expect(twinLine(null, english)).toBe('')
})
