import { expect, test } from 'vitest'
import { Decision } from '#safety/cases/moderation.schema.ts'
import { DECISION_TEMPLATES } from './decision-templates.ts'
import { CASE_KIND_NAMES } from './moderation-words.ts'

test.each(DECISION_TEMPLATES)('$code is for a decision and for cases there are', (template) => {
  expect(Decision.options).toContain(template.decision)
  expect(Object.keys(CASE_KIND_NAMES)).toEqual(expect.arrayContaining([...(template.kinds ?? [])]))
  expect(['money', 'name', 'taken-down', undefined]).toContain(template.warning)
})
