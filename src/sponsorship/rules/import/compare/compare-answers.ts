import { CRITERIA, verdictsOf, type Criterion, type Verdict } from '#trade/headline/criteria.ts'
import type { RegisterFacts } from '#sponsorship/model/facts.ts'
import type { Db } from '#platform/database/database.ts'
import { parseAdvert, type AdvertRow } from '#sponsorship/advert/parse-advert.ts'
import { checkAdvert } from '#sponsorship/check/check-advert.ts'
import { findRegisterFacts } from '#sponsorship/register/find-register-facts.ts'
import { ADVERT_COLUMNS, CHECKED_COUNTRY } from '#sponsorship/stored-checks/stored-check.ts'
import { indexRuleSet, type RuleIndex } from '#sponsorship/rules/rule-index.ts'
import type { RuleSet } from '#sponsorship/rules/rule-set.ts'

/** Open jobs for which a criterion gets another verdict. */
export interface Shift {
  criterion: Criterion
  from: Verdict
  to: Verdict
  count: number
  /** Titles of some of the jobs. */
  examples: string[]
}

export interface Comparison {
  /** Open jobs that were checked. */
  jobs: number
  /** Jobs with at least one different verdict. */
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
  /** Ends the comparison early, which then returns what it has found. */
  signal?: AbortSignal
  check?: typeof checkAdvert
  parse?: typeof parseAdvert
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

/** Checks every open job by two rule sets, on the same day and for an applicant from abroad. */
export async function compareAnswers(
  db: Db,
  { before, after, date }: RuleSetPair,
  { onProgress, signal, check = checkAdvert, parse = parseAdvert }: CompareOptions = {},
): Promise<Comparison> {
  const indexes = { before: indexRuleSet(before), after: indexRuleSet(after) }
  const shifts = new Map<string, Shift>()
  let [jobs, changed, lastId] = [0, 0, '']
  for (;;) {
    if (signal?.aborted) break
    const rows = await findJobs(db, lastId)
    if (rows.length === 0) break
    const registers = await findRegisterFacts(db, rows)
    for (const [index, row] of rows.entries()) {
      const register = registers[index] ?? { state: 'not-loaded' }
      if (addShifts(shifts, { row, register }, { ...indexes, date, check, parse })) changed += 1
    }
    jobs += rows.length
    lastId = rows.at(-1)?.id ?? lastId
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
  before: RuleIndex
  after: RuleIndex
  date: string
  check: typeof checkAdvert
  parse: typeof parseAdvert
}

/** Counts the verdicts of a job that change; returns whether any does. */
function addShifts(shifts: Map<string, Shift>, { row, register }: Facts, comparer: Comparer) {
  const { before, after, date, check, parse } = comparer
  const advert = parse(row)
  const verdicts = (ruleIndex: RuleIndex) =>
    verdictsOf(check({ advert, register, ruleIndex, person: null, date }))
  const [old, young] = [verdicts(before), verdicts(after)]
  const changed = CRITERIA.filter((criterion) => old[criterion] !== young[criterion])
  for (const criterion of changed) {
    const [from, to] = [old[criterion], young[criterion]]
    const key = `${criterion} ${from} ${to}`
    const shift = shifts.get(key) ?? { criterion, from, to, count: 0, examples: [] }
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
