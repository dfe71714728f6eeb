import { formatCount } from '#platform/primitives/formats.ts'
import {
  FEW_ADVERTS,
  FEW_WAIT_MS,
  GRACE_MS,
  MOST_FAILURES,
  type HoldKind,
  type NothingClosed,
  type PublicSource,
  type RunFailure,
  type SourceRun,
  type SourceState,
  type StateReason,
} from '#board/sources/sources.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** ‘every 6 hours’. */
export function everyWords(minutes: number): string {
  if (minutes === DAY) return 'once a day'
  if (minutes === DAY / 2) return 'twice a day'
  if (minutes === HOUR) return 'every hour'
  return minutes % HOUR === 0 ? `every ${minutes / HOUR} hours` : `every ${minutes} minutes`
}

/** A time for people: ‘2 seconds’, ‘40 minutes’, ‘9 hours’, ‘3 days’. */
export function spanWords(seconds: number): string {
  if (seconds < 60) return count(Math.round(seconds), 'second', 'seconds')
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return count(minutes, 'minute', 'minutes')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${formatCount(Math.round(hours / 24))} days`
}

const FAILURES: Record<RunFailure, string> = {
  status: 'The site answered with an error',
  redirect: 'The address now leads to another site',
  time: 'The site took too long to answer',
  size: 'The list was larger than we read',
  cut: 'The list broke off before its end',
  address: 'The address cannot be reached from the internet',
  robots: 'The site’s robots.txt forbids it',
  network: 'Nobody answered',
  unreadable: 'The answer was not a list of adverts that we can read',
  'not-proved': 'The organisation’s proof has ended',
}

/** ‘The site answered with an error (503)’. */
export function failureWords({ reason, status }: Pick<SourceRun, 'reason' | 'status'>): string {
  const words = reason ? FAILURES[reason] : 'It failed'
  return reason === 'status' && status !== null ? `${words} (${status})` : words
}

const NOTHING: Record<NothingClosed, string> = {
  'no-ids': 'Nothing closed: one advert had no number of its own',
  'same-ids': 'Nothing closed: two adverts had the same number',
  held: 'Nothing closed: we look at this reading first',
  grace: `Nothing closed yet: what is missing closes after a second look, at least ${spanWords(GRACE_MS / 1000)} later`,
}

/** A run in a few words: ‘2 new, 1 changed, 1 gone’, ‘as before’, or why it failed. */
export function runWords(run: Omit<SourceRun, 'id' | 'beganAt' | 'endedAt'>): string {
  if (run.answer === 'failed') return failureWords(run)
  const parts = [
    [run.added, 'new'],
    [run.changed, 'changed'],
    [run.closed, 'gone'],
    [run.reopened, 'back again'],
    [run.unreadable, 'could not be read'],
    [run.leftOut, 'of another employer left out'],
  ] as const
  const said = parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${formatCount(number)} ${words}`)
  const found = said.length > 0 ? said.join(', ') : 'As before'
  const nothing = run.closedNothingBecause && NOTHING[run.closedNothingBecause]
  const because = nothing ? [...(said.length > 0 ? [found] : []), nothing].join('. ') : found
  return run.answer === 'content' && !run.isComplete && !run.closedNothingBecause
    ? `${because}. Not the whole list came, so nothing closed`
    : because
}

const OFF: Record<StateReason, string> = {
  disconnected: 'Disconnected',
  failures: `Switched off: it failed ${MOST_FAILURES} times`,
  operator: 'Switched off by us',
  'needs-consent': 'Waits for the consent of its system',
  'not-proved': 'Waits for a proof of the organisation',
}

const UNTIL = `None of them closes here until we have looked, or a list of fewer than ${FEW_ADVERTS} has stayed the same for ${spanWords(FEW_WAIT_MS / 1000)}. You need not do anything.`

const HELD: Record<HoldKind, string> = {
  'other-employer':
    'The list names another employer than your organisation, so its adverts wait until we have looked. You need not do anything.',
  'all-new':
    'No advert of before is in the list, only new ones. They wait until we have looked. You need not do anything.',
  fewer: `Many adverts have left the list at once. ${UNTIL}`,
  empty: `The list came without any advert. ${UNTIL}`,
  silent:
    'We could not read the whole list for days, so two of us are deciding whether to close its adverts. One that is in it again opens again.',
}

/** Tells an employer why a reading of its list waits for the desk. */
export function heldWords(kind: HoldKind): string {
  return HELD[kind]
}

interface Condition {
  tone: 'success' | 'warning' | 'danger' | 'neutral'
  words: string
}

/** The condition of a source. One that is late without a failure has answered: what came has to be looked at. */
export function conditionOf(
  source: Pick<PublicSource, 'lastCompleteAt' | 'intervalMinutes' | 'isOn' | 'failures'> & {
    state?: SourceState
    stateBecause?: StateReason | null
    held?: HoldKind | null
  },
  now = Date.now(),
): Condition {
  if (source.stateBecause && source.state !== 'on')
    return { tone: 'warning', words: OFF[source.stateBecause] }
  if (!source.isOn) return { tone: 'warning', words: 'Not read now' }
  if (source.held) return { tone: 'warning', words: 'Waits for us' }
  if (source.lastCompleteAt === null) return { tone: 'neutral', words: 'Not read yet' }
  const late = now - Date.parse(source.lastCompleteAt) > 2 * source.intervalMinutes * 60_000
  if (!late) return { tone: 'success', words: 'Fine' }
  return { tone: 'warning', words: source.failures > 0 ? 'Does not answer' : 'Waits for us' }
}

function count(number: number, one: string, many: string) {
  return `${formatCount(number)} ${number === 1 ? one : many}`
}
