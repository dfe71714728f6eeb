import { expect, test } from 'vitest'
import { addText, fillTemplate, findWrongPlaceholder, SHIPPED_TEMPLATES } from './template-words.ts'

const values = { name: 'Ada', job: 'Night nurse' }

test('the name and the job take the place of the brackets, everywhere', () => {
  expect(fillTemplate('{name}, {job}, {name}', values)).toBe('Ada, Night nurse, Ada')
})

test('a name that looks like brackets is not filled in again', () => {
  expect(fillTemplate('Dear {name}', { ...values, name: '{job} $& $1' })).toBe('Dear {job} $& $1')
})

test('other brackets are found before anybody reads them', () => {
  expect(findWrongPlaceholder('Dear {firstName}')).toBe('{firstName}')
  expect(findWrongPlaceholder('Dear {}')).toBe('{}')
  expect(findWrongPlaceholder('Dear {name}: { } is none over\n lines {\n}')).toBe('{ }')
  expect(findWrongPlaceholder('Dear {name}, {job}')).toBeNull()
})

test('a text that is put in leaves what is typed', () => {
  expect(addText('', 'Hello.')).toBe('Hello.')
  expect(addText('Typed.\n', 'Hello.')).toBe('Typed.\n\nHello.')
  expect(addText('Hello.', 'Hello.')).toBe('Hello.')
})

test('the texts that come with the site can be filled in', () => {
  for (const { body } of SHIPPED_TEMPLATES) expect(findWrongPlaceholder(body)).toBeNull()
})
