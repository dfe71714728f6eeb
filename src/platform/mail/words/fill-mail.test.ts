import { expect, test } from 'vitest'
import { fillMail } from './fill-mail.ts'

const WORDS = { subject: '{name} wrote', paragraphs: ['Hello {name}, it is {day}.'] }

test('each text of an email gets its values, and a value with braces stays as it is', () => {
  expect(fillMail(WORDS, { name: 'A{day}a', day: 7 })).toEqual({
    subject: 'A{day}a wrote',
    paragraphs: ['Hello A{day}a, it is 7.'],
  })
})

test('an email without one of its values is not composed', () => {
  expect(() => fillMail(WORDS, { name: 'Ada' })).toThrow('has no day')
})
