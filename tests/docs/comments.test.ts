import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FIRST_WORD = /\/\*\*\s*(?:\*\s*)?(?:Of|The same|Who|What is|That|As)\b.*/g

test('the first noun of a docstring is the thing itself', () => {
  const files = globSync('{src,tests,bench,drill}/**/*.{ts,tsx}')
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(FIRST_WORD)].map(([text]) => `${file}: ${text}`),
  )

  expect(files.length).toBeGreaterThan(2000)
  expect(found).toEqual([])
})
