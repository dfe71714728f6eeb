import type { PageContext } from '#platform/pages/context.ts'
import { canBecomeJob } from '#hiring/upload/upload-words.ts'

type Row = Awaited<ReturnType<PageContext['uploads']['find']>>['rows'][number]
type Organisation = Awaited<ReturnType<PageContext['organisations']['list']>>[number]

/** The effects of publishing, in numbers and names. */
export function toPublishView(rows: Row[], organisations: Organisation[]) {
  const ticked = rows.filter(
    ({ isSelected, problems, outcome }) =>
      isSelected && problems.length === 0 && canBecomeJob(outcome),
  )
  const count = (plan: Row['plan']) => ticked.filter((row) => row.plan === plan).length
  const changed = count('change')
  const same = count('same')
  const names = countNames(ticked)
  const ownNames = organisations.map(({ name }) => name)
  const isOwn = (name: string) => ownNames.some((own) => own.toLowerCase() === name.toLowerCase())
  return {
    jobs: ticked.length - same,
    words:
      'They are public as soon as they are published. We look at some of them first, as at any advert.',
    facts: [
      { term: 'New', value: String(ticked.length - changed - same) },
      { term: 'Changed', value: String(changed) },
      { term: 'Unchanged', value: String(same) },
      { term: 'Stay on the list', value: String(rows.length - ticked.length) },
    ].filter(({ value }) => value !== '0'),
    names: [...names].map(([name, jobs]) => (names.size === 1 ? name : `${name} (${jobs})`)),
    newNames: ownNames.length === 0 ? [] : [...names.keys()].filter((name) => !isOwn(name)),
    ownNames,
    isUnproved: hasUnproved(ticked, organisations),
  }
}

/** Whether one of the rows is in the name of a company without a proof. */
export function hasUnproved(rows: Pick<Row, 'answers'>[], organisations: Organisation[]): boolean {
  const proved = new Set(
    organisations.filter(({ proof }) => proof !== null).map(({ name }) => name.toLowerCase()),
  )
  return rows.some(({ answers }) => !proved.has((answers.companyName ?? '').toLowerCase()))
}

/** The number of jobs per company. */
function countNames(rows: Row[]) {
  const names = new Map<string, number>()
  for (const { answers } of rows) {
    const name = answers.companyName ?? ''
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  return names
}
