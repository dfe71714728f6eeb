import { expect, test } from 'vitest'
import { fillTemplate, findWrongPlaceholder } from './placeholders.ts'

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
