import type { BulkOutcome, BulkResult } from '#hiring/dashboard/dashboard.ts'
import words from './outcome-words.json' with { type: 'json' }

type BulkAct = 'close' | 'extend'

/** ‘8 closed, 1 was closed already’, and the jobs that were not changed. */
export function outcomeWords(act: BulkAct, results: BulkResult[]) {
  const groups = Map.groupBy(results, ({ outcome }) => outcome)
  const parts = [...groups].map(
    ([outcome, { length }]) => `${length} ${wordOf(act, outcome, length)}`,
  )
  return {
    isDone: results.every(({ outcome }) => outcome === 'done'),
    title: parts.join(', '),
    lines: results
      .filter(({ outcome, title }) => outcome !== 'done' && title !== null)
      .map(({ id, title, outcome }) => ({ id, words: `${title}: ${wordOf(act, outcome, 1)}.` })),
  }
}

function wordOf(act: BulkAct, outcome: BulkOutcome, count: number) {
  // For one job, and for more.
  const texts: Partial<Record<BulkOutcome, string[]>> = { ...words.any, ...words[act] }
  const [one = '', more = ''] = texts[outcome] ?? []
  return count === 1 ? one : more
}
