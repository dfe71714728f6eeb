import { expect, test } from 'vitest'
import { describeType } from './describe-type.ts'

test.each([
  [{ type: 'string', maxLength: 100 }, 'text, up to 100 characters'],
  [{ type: 'string', minLength: 3, maxLength: 3 }, 'text, 3 characters'],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'whole number, from 1 to 100'],
  [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'whole number'],
  [
    { anyOf: [{ type: 'string', maxLength: 36 }, { type: 'null' }] },
    'text, up to 36 characters or null',
  ],
  [{ type: ['number', 'null'] }, 'number or null'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Job' } }, 'list of Job'],
  [{ type: 'string', enum: ['open', 'closed'] }, '"open" or "closed"'],
  [{ type: 'string', format: 'date-time' }, 'time, like 2026-11-21T09:30:00.000Z'],
  [{}, 'anything'],
])('%j reads %s', (schema, words) => {
  expect(describeType(schema)).toBe(words)
})
