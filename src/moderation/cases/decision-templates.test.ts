import { expect, test } from 'vitest'
import { Decision } from '#safety/cases/moderation.schema.ts'
import { DECISION_TEMPLATES, suggestTemplate, templatesFor } from './decision-templates.ts'
import { CASE_KIND_NAMES } from './moderation-words.ts'

test.each(DECISION_TEMPLATES)('$code is for a decision and for cases there are', (template) => {
  expect(Decision.options).toContain(template.decision)
  expect(Object.keys(CASE_KIND_NAMES)).toEqual(expect.arrayContaining([...(template.kinds ?? [])]))
  expect(['money', 'name', 'taken-down', undefined]).toContain(template.warning)
})

test.each(['claim', 'proof'] as const)('a case about a %s has words of proofs alone', (kind) => {
  const all = Decision.options.flatMap((decision) => templatesFor(kind, decision))
  const texts = all.map(({ label, words }) => `${label} ${words}`)

  expect(
    texts.filter((text) => /fixed|this job|\bpay\b|Your text|adverts and messages/.test(text)),
  ).toEqual([])
  expect(suggestTemplate(kind, 'publish', []).code).toBe('proved')
  expect(suggestTemplate(kind, 'refuse', [{ code: 'shown' }]).code).toBe('not-shown')
  expect(suggestTemplate(kind, 'refuse', [{ code: 'second-claim' }]).code).toBe('name')
})

test('an advert has no words of proofs', () => {
  const codes = templatesFor('held-job', 'publish').map(({ code }) => code)
  expect(codes).toEqual(['fine', 'corrected'])
})
