import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no box for a longer text has a maxLength, at which a browser cuts what is pasted', () => {
  const boxes = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<(?:TextArea|textarea)\b(?:=>|[^>])*>/g)].map(
      ([box]) => `${file}: ${box}`,
    ),
  )
  expect(boxes.length).toBeGreaterThan(30)
  expect(boxes.filter((box) => /maxlength/i.test(box))).toEqual([])
})
