import { INTERVAL_MINUTES, MOST_FAILURES } from '#board/sources/sources.ts'
import { POLITENESS, PRODUCT, userAgentOf, type Politeness } from './politeness.ts'

interface Schedule {
  intervalMinutes: number
  mostFailures: number
}

interface Policy {
  publicUrl: string
  politeness?: Politeness
  schedule?: Schedule
}

const SCHEDULE: Schedule = { intervalMinutes: INTERVAL_MINUTES, mostFailures: MOST_FAILURES }

/** The public policy for reading other people’s lists, written from the limits that the code keeps. */
export function policySentences({
  publicUrl,
  politeness = POLITENESS,
  schedule = SCHEDULE,
}: Policy): string[] {
  const { apartMs, answerMs, answerBytes, longestRetryMs } = politeness
  const { robotsMs, robotsAgainMs, robotsBytes } = politeness
  return [
    `With each request we say who we are: ‘${userAgentOf(publicUrl)}’.`,
    `A host gets one request at a time, and at least ${spell(apartMs)} of rest after each.`,
    `We read a list every ${spell(schedule.intervalMinutes * 60_000)}, unless its owner agrees something else with us.`,
    'Where a list is one answer and the site says which version it is, we ask only for a newer one.',
    `If a site tells us to wait (Retry-After), we leave all of that host alone until then, for up to ${spell(longestRetryMs)}.`,
    `An answer may take ${spell(answerMs)} and have ${spellBytes(answerBytes)}. We stop reading a longer one, and close nothing because of it.`,
    'We follow one redirect, and only within the same host. We never read private networks.',
    `Before we read a public list, we read the robots.txt of its host, keep it for ${spell(robotsMs)}, and obey its rules for ‘${PRODUCT}’, or else those for everybody. A list that its employer has connected is read because the employer asked us to.`,
    `A host without a robots.txt (404 or 410) allows us to read. One whose robots.txt does not come, or is longer than ${spellBytes(robotsBytes)}, does not: we ask again after ${spell(robotsAgainMs)} at the earliest.`,
    `After ${schedule.mostFailures} failed readings in a row we stop reading a list, until somebody here has looked at it.`,
  ]
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** ‘24 hours’: a time in the largest unit of which it has two, or else in seconds. */
function spell(milliseconds: number) {
  const [unit, length] = UNITS.find(
    ([, each]) => milliseconds >= 2 * each && milliseconds % each === 0,
  ) ?? ['second', 1000]
  const count = milliseconds / length
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function spellBytes(bytes: number) {
  return bytes < 1_000_000 ? `${bytes / 1000} KB` : `${bytes / 1_000_000} MB`
}
