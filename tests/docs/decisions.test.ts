import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a decision record has at most 300 words', () => {
  const files = globSync('docs/decisions/*.md')
  const long = files.filter((file) => readFileSync(file, 'utf8').trim().split(/\s+/).length > 300)

  expect(files.length).toBeGreaterThan(70)
  expect(long).toEqual([])
})
