import { expect, test } from 'vitest'
import { ArrivalCircumstances } from '#hiring/arrival/arrival.schema.ts'
import questions from './circumstances-questions.json' with { type: 'json' }

test('there is a question for each circumstance, and each answer is one that we take', () => {
  expect(questions.map(({ name }) => name)).toEqual(Object.keys(ArrivalCircumstances.shape))
  for (const { name, options } of questions) {
    for (const { value } of options)
      expect(ArrivalCircumstances.parse({ [name]: value })).toEqual({ [name]: value })
  }
})
