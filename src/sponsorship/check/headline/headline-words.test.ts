import { expect, test } from 'vitest'
import en from '#platform/languages/texts/en.json' with { type: 'json' }
import codes from './headline-codes.json' with { type: 'json' }

test.each([...codes.facts, ...codes.asks])('%s has words and a sentence', (code) => {
  expect(en.words.headlineWords).toHaveProperty(code)
  expect(en.words.headlineSentences).toHaveProperty(code)
})
