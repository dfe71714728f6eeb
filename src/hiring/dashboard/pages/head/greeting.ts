import { clockTime } from '#hiring/interviews/model/interview-times.ts'

/** ‘Good morning, Ada’, by the clock where the person is; at night a word that fits any hour. */
export function greet(firstName: string, zone: string, now = new Date()) {
  const { time } = clockTime(now.toISOString(), zone)
  return `${greeting(time)}, ${firstName}`
}

function greeting(time: string) {
  if (time < '05:00') return 'Hello'
  if (time < '12:00') return 'Good morning'
  return time < '18:00' ? 'Good afternoon' : 'Good evening'
}
