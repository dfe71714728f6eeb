import type { BulkOutcome, BulkResult } from '#hiring/dashboard/dashboard.ts'

export type BulkAct = 'close' | 'extend'

/** The text after the number of jobs: for one, and for more. */
type Words = [one: string, more: string]

const SAME: Partial<Record<BulkOutcome, Words>> = {
  closed: ['is closed', 'are closed'],
  held: ['waits for us', 'wait for us'],
  forbidden: ['is not yours to change', 'are not yours to change'],
  'not-found': ['was not found', 'were not found'],
  longest: ['is open as long as it can be', 'are open as long as they can be'],
  'no-date': ['has no closing date', 'have no closing date'],
}

const WORDS: Record<BulkAct, Partial<Record<BulkOutcome, Words>>> = {
  close: {
    ...SAME,
    done: ['closed', 'closed'],
    already: ['was closed already', 'were closed already'],
  },
  extend: {
    ...SAME,
    done: ['extended by 30 days', 'extended by 30 days'],
    already: ['was extended already', 'were extended already'],
  },
}

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
  const [one, more] = WORDS[act][outcome] ?? ['', '']
  return count === 1 ? one : more
}
