import { CRITERIA, verdictsOf, type Criterion, type Verdict } from '#contract/sponsorship/check.ts'
import type { RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { Db } from '#server/platform/database/database.ts'
import { parseAdvert, type AdvertRow } from '../../advert/parse-advert.ts'
import { checkAdvert } from '../../check/check-advert.ts'
import { findRegisterFacts } from '../../register/find-register-facts.ts'
import { ADVERT_COLUMNS, CHECKED_COUNTRY } from '../../stored-check.ts'
import type { RuleSet } from '../rule-set.ts'

/** Lines of open jobs that the new set answers otherwise. */
export interface Shift {
  line: Criterion
  from: Verdict
  to: Verdict
  count: number
  /** Titles of some of the jobs. */
  examples: string[]
}

export interface Comparison {
  /** Open jobs that were checked. */
  jobs: number
  /** Jobs of which at least one line changes. */
  changed: number
  /** The most frequent first. */
  shifts: Shift[]
}

interface RuleSetPair {
  before: RuleSet
  after: RuleSet
  date: string
}

interface CompareOptions {
  onProgress?: (jobs: number) => void
  /** Ends the comparison early; what it has is returned. */
  signal?: AbortSignal
  check?: typeof checkAdvert
  read?: typeof parseAdvert
}

const BATCH = 500
const EXAMPLES = 3

export async function countOpenJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'open')
    .where('country', '=', CHECKED_COUNTRY)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What two sets say of every open job on the same day, for somebody abroad of whom nothing is known. */
export async function compareAnswers(
  db: Db,
  pair: RuleSetPair,
  { onProgress, signal, check = checkAdvert, read = parseAdvert }: CompareOptions = {},
): Promise<Comparison> {
  const shifts = new Map<string, Shift>()
  let [jobs, changed, after] = [0, 0, '']
  for (;;) {
    if (signal?.aborted) break
    const rows = await findJobs(db, after)
    if (rows.length === 0) break
    const registers = await findRegisterFacts(db, rows)
    for (const [index, row] of rows.entries()) {
      const facts = { row, register: registers[index] ?? { state: 'not-loaded' } } as const
      if (addShifts(shifts, facts, { pair, check, read })) changed += 1
    }
    jobs += rows.length
    after = rows.at(-1)?.id ?? after
    onProgress?.(jobs)
  }
  const sorted = [...shifts.values()].toSorted((one, other) => other.count - one.count)
  return { jobs, changed, shifts: sorted }
}

interface Facts {
  row: AdvertRow
  register: RegisterFacts
}

interface Comparer {
  pair: RuleSetPair
  check: typeof checkAdvert
  read: typeof parseAdvert
}

/** Counts how a job's lines change; says whether any does. */
function addShifts(shifts: Map<string, Shift>, { row, register }: Facts, comparer: Comparer) {
  const { before, after, date } = comparer.pair
  const advert = comparer.read(row)
  const [old, young] = [before, after].map((rules) =>
    verdictsOf(comparer.check({ advert, register, rules, person: null, date })),
  )
  if (!old || !young) return false
  const changed = CRITERIA.filter((line) => old[line] !== young[line])
  for (const line of changed) {
    const [from, to] = [old[line], young[line]]
    const key = `${line} ${from} ${to}`
    const shift = shifts.get(key) ?? { line, from, to, count: 0, examples: [] }
    shift.count += 1
    if (shift.examples.length < EXAMPLES) shift.examples.push(row.title)
    shifts.set(key, shift)
  }
  return changed.length > 0
}

async function findJobs(db: Db, after: string) {
  return db
    .selectFrom('job')
    .select(['id', ...ADVERT_COLUMNS])
    .where('status', '=', 'open')
    .where('country', '=', CHECKED_COUNTRY)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute()
}
