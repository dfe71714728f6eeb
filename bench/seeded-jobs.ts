import { CATEGORIES } from '#contract/categories.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { JobType } from '#contract/jobs.ts'

const ROLES = [
  'Nurse',
  'Care Manager',
  'Engineer',
  'Chef',
  'Teacher',
  'Analyst',
  'Driver',
  'Dentist',
]
const LEVELS = ['', '', '', 'Senior ', 'Junior ', 'Lead ', 'Night ', 'Trainee ']
const PLACES = ['Leeds', 'Hull', 'Cardiff', 'Belfast', 'Glasgow', 'Exeter', 'York', 'Derby', 'Bath']
const WORDS =
  'team care shift people notes plan safe calm clear support review train visit record listen lead work home ward clinic school site report check repair cook build design test teach drive'.split(
    ' ',
  )
const BASE = Date.UTC(2026, 10, 1)
const DAY_MS = 86_400_000

/**
 * Adverts from a seed, in the board's own shape, about 1,500 characters each: the same `count` gives
 * the same lines on every machine. Two in three are in the United Kingdom.
 */
export function* seededJobs(count: number, seed = 20_261_101): Generator<string> {
  const random = mulberry32(seed)
  const whole = (below: number) => Math.floor(random() * below)
  const pick = <Value>(values: readonly Value[]) => values[whole(values.length)] as Value
  const sentence = () => `The ${Array.from({ length: 9 }, () => pick(WORDS)).join(' ')}.`

  for (let id = 1; id <= count; id += 1) {
    const pay = 24_000 + whole(60) * 500
    yield JSON.stringify({
      _id: `seed-${id}`,
      title: `${pick(LEVELS)}${pick(ROLES)}`,
      name: `${pick(PLACES)} ${pick(['House', 'Group', 'Clinic', 'Works'])}`,
      category: pick(CATEGORIES).name,
      ranges: pick(JobType.options),
      country: random() < 0.66 ? 'GB' : pick(COUNTRIES).code,
      place: pick(PLACES),
      pay: { min: pay, max: pay + 4000, currency: 'GBP', period: 'year', text: null },
      hoursPerWeek: 37.5,
      email: `jobs${whole(500)}@employer.example`,
      postedAt: new Date(BASE - whole(90 * DAY_MS)).toISOString(),
      description: Array.from({ length: 24 }, sentence).join(id % 2 ? ' ' : '\n\n'),
    })
  }
}

function mulberry32(seed: number) {
  let state = seed
  return () => {
    state = Math.trunc(state + 0x6d2b79f5)
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
