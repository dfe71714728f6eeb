import { formatCount } from '#platform/primitives/formats.ts'

interface Choice {
  value: string
  name: string
}

/** Every choice, with its number of open jobs if there are any. */
export function withCounts(choices: Choice[], counts: { value: string; count: number | null }[]) {
  const countOf = new Map(counts.map(({ value, count }) => [value, count ?? 0]))
  return choices.map(({ value, name }) => {
    const count = countOf.get(value) ?? 0
    return { value, label: count > 0 ? `${name} (${formatCount(count)})` : name }
  })
}
