import { expect, test } from 'vitest'
import { findWrongPlaceholder } from './placeholders.ts'
import { addText, SHIPPED_TEMPLATES } from './template-words.ts'

test('a text that is put in leaves what is typed', () => {
  expect(addText('', 'Hello.')).toBe('Hello.')
  expect(addText('Typed.\n', 'Hello.')).toBe('Typed.\n\nHello.')
  expect(addText('Hello.', 'Hello.')).toBe('Hello.')
})

test('the texts that come with the site can be filled in', () => {
  for (const { body } of SHIPPED_TEMPLATES) expect(findWrongPlaceholder(body)).toBeNull()
})
