import { clockTime } from '#hiring/interviews/model/interview-times.ts'

/** ‘Good morning, Ada’, by the clock where the person is. */
export function greet(firstName: string, zone: string, now = new Date()) {
  const { time } = clockTime(now.toISOString(), zone)
  return `Good ${partOfDay(time)}, ${firstName}`
}

function partOfDay(time: string) {
  if (time >= '05:00' && time < '12:00') return 'morning'
  return time >= '12:00' && time < '18:00' ? 'afternoon' : 'evening'
}
