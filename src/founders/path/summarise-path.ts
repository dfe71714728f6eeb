import type { PathStep, PathSummary } from './founder-path.ts'

/** The known costs and times of all steps. Sums are never added up: they are of different people and years. */
export function summarisePath(steps: readonly PathStep[]): PathSummary {
  const costs = steps.flatMap((step) => step.costs.map((cost) => ({ ...cost, step: step.title })))
  const labelsOf = (kind: 'quote' | 'unknown') => [
    ...new Set(costs.filter((cost) => cost.kind === kind).map(({ label }) => label)),
  ]
  return {
    costs: costs
      .filter(({ kind }) => kind === 'sum')
      .map(({ step, label, words, isReported }) => ({ step, label, words, isReported })),
    times: steps.flatMap(({ title, takes }) =>
      takes?.kind === 'known'
        ? [{ step: title, words: takes.words, isReported: takes.isReported }]
        : [],
    ),
    quotes: labelsOf('quote'),
    unknown: labelsOf('unknown'),
  }
}
