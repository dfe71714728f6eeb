import { Temporal } from 'temporal-polyfill'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { INTERVIEW_LIMITS } from '#hiring/interviews/model/interview-limits.ts'
import { clockTime } from '#hiring/interviews/model/interview-times.ts'
import type { TypedSlot } from '#hiring/interviews/model/interviews.schema.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

interface SlotForm {
  slots: TypedSlot[]
  /** A valid IANA time zone. */
  zone: string
  minutes: number
}

/** A time that the person has offered already. */
export interface BusyTime {
  startsAt: string
  minutes: number
}

interface Read {
  /** The times in UTC, in order. */
  times: string[]
  problems: FieldProblem[]
}

/**
 * The times of a form as moments in a zone, or what is wrong with them, a sentence for each row. An hour that occurs
 * twice, when the clocks go back, means the first.
 */
export function readSlots(
  { slots, zone, minutes }: SlotForm,
  { busy = [], now = Date.now() }: { busy?: readonly BusyTime[]; now?: number } = {},
): Read {
  if (slots.length === 0) return { times: [], problems: [noTime()] }
  const problems: FieldProblem[] = []
  const taken = busy.map((time) => ({ ...time, words: 'You have offered this time already' }))
  const times: string[] = []
  for (const slot of slots) {
    const { startsAt, problem } = readSlot(slot, zone, now)
    if (!startsAt) {
      if (problem) problems.push(problem)
      continue
    }
    const clash = taken.find((other) => isOverlap(other, { startsAt, minutes }))
    if (clash) {
      const { day, time } = clockTime(clash.startsAt, zone)
      const message = `${clash.words}: ${day}, ${time}. Choose a time that does not overlap with it.`
      problems.push({ field: `time-${slot.row}`, message })
      continue
    }
    taken.push({ startsAt, minutes, words: 'This overlaps with another row' })
    times.push(startsAt)
  }
  return { times: times.toSorted(), problems }
}

function noTime(): FieldProblem {
  return { field: 'date-1', message: 'Offer at least one day and time.' }
}

function readSlot(
  { row, date, time }: TypedSlot,
  zone: string,
  now: number,
): { startsAt?: string; problem?: FieldProblem } {
  const wrong = (part: 'date' | 'time', message: string) => ({
    problem: { field: `${part}-${row}`, message },
  })
  if (!date) return wrong('date', 'Choose a day for this time, or empty the row.')
  if (!time) return wrong('time', 'Choose a time for this day, or empty the row.')
  const local = parseLocal(date, time)
  if (!local) return wrong('date', 'Enter a day and a time, like 24/11/2026 and 10:30.')
  const zoned = local.toZonedDateTime(zone)
  if (!zoned.toPlainDateTime().equals(local))
    return wrong(
      'time',
      `There is no ${time} on this day: the clocks go forward. Choose another time.`,
    )
  const ahead = zoned.epochMilliseconds - now
  if (ahead < 0) return wrong('date', 'This time has passed. Choose one to come.')
  if (ahead < INTERVIEW_LIMITS.hours * HOUR_MS)
    return wrong('time', `Choose a time at least ${INTERVIEW_LIMITS.hours} hours from now.`)
  if (ahead > INTERVIEW_LIMITS.days * 24 * HOUR_MS)
    return wrong('date', `Choose a day within the next ${INTERVIEW_LIMITS.days} days.`)
  return { startsAt: new Date(zoned.epochMilliseconds).toISOString() }
}

function parseLocal(date: string, time: string): Temporal.PlainDateTime | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d(:00)?$/.test(time)) return null
  try {
    return Temporal.PlainDateTime.from(`${date}T${time}`)
  } catch {
    return null
  }
}

function isOverlap(a: BusyTime, b: BusyTime) {
  const [startA, startB] = [Date.parse(a.startsAt), Date.parse(b.startsAt)]
  return startA < startB + b.minutes * MINUTE_MS && startB < startA + a.minutes * MINUTE_MS
}
