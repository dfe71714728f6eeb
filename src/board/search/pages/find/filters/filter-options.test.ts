import { expect, test } from 'vitest'
import { FACET_NAMES, type FacetName, type FacetOption } from '#board/search/search.ts'
import { toFilterOptions } from './filter-options.ts'

const none = Object.fromEntries(FACET_NAMES.map((name) => [name, []])) as never
const facets = (some: Partial<Record<FacetName, FacetOption[]>>) =>
  ({ ...(none as object), ...some }) as Record<FacetName, FacetOption[]>

test('options keep the order of their facet and say how many jobs are left, if that is known', () => {
  const country = [
    { value: 'GB', name: 'United Kingdom', count: 1204 },
    { value: 'IE', name: 'Ireland', count: null },
  ]

  const { html, remote } = toFilterOptions(facets({ country }), { country: 'IE' })

  expect(html.country).toBe(
    "<option value='GB'>United Kingdom (1,204)<option value='IE' selected>Ireland",
  )
  expect(html.category).toBe('')
  expect(remote).toBeNull()
})

test('a name or value cannot become markup', () => {
  const category = [{ value: "'><script>", name: 'R&D </option><script>', count: 1 }]

  const { html } = toFilterOptions(facets({ category }), {})

  expect(html.category).toBe(
    "<option value='&apos;&gt;&lt;script&gt;'>R&amp;D &lt;/option&gt;&lt;script&gt; (1)",
  )
})

test('the checkbox for remote work has its count', () => {
  const remote = [{ value: '1', name: 'Remote', count: 12 }]

  expect(toFilterOptions(facets({ remote }), {}).remote).toBe('Remote (12)')
})
