import { addDays } from '#platform/primitives/time/days.ts'

/** The day a number of working days later, Monday to Friday. A weekend counts as the Friday before it. */
export function addWorkingDays(day: string, count: number): string {
  let found = day
  for (let left = count; left > 0;) {
    found = addDays(found, 1)
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

function isWorkingDay(day: string) {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
