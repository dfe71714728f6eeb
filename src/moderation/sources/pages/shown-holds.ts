import { formatCount, mediumDate, mediumDateTime } from '#platform/primitives/formats.ts'
import {
  MOST_ALONE,
  MOST_MISSING,
  UNDO_DAYS,
  type DeskSource,
  type SourceHold,
  type SourceRun,
} from '#board/sources/sources.ts'
import { failureWords, runWords } from '#board/sources/pages/source-words.ts'

/** A decision that waits, in texts made on the server. */
export interface ShownHold {
  id: string
  sourceId: string
  title: string
  words: string
  isOpen: boolean
  /** The button that accepts; null where there is nothing to accept. */
  accept: string | null
  /** Whether what came may be compared with what is here. */
  isComparable: boolean
  after: string
  undoUntil: string | null
  runs: { key: string; when: string; came: string; answer: string }[]
}

const RUNS = 3

export function toShownHold(
  hold: SourceHold,
  { source, runs, actorId }: { source: string; runs: SourceRun[]; actorId: string },
): ShownHold {
  const { id, sourceId, state, kind, missing, decidedAt, undoUntil } = hold
  const isOpen = state === 'open'
  const count = formatCount(missing)
  const isDoubt = kind === 'other-employer' || kind === 'all-new'
  return {
    id,
    sourceId,
    isOpen,
    title: isOpen
      ? isDoubt
        ? `${source}: another firm’s list?`
        : `${source}: ${count} closings held back`
      : isDoubt
        ? `${source}: taken for its own list`
        : `${source}: ${count} closed`,
    words: isOpen ? whyHeld(hold) : `Accepted ${decidedAt ? mediumDate(decidedAt) : ''}.`,
    isComparable: isOpen && isDoubt,
    accept: isOpen ? acceptWords(hold, actorId) : null,
    after: afterWords(hold, actorId),
    undoUntil: undoUntil && mediumDate(undoUntil),
    runs: isOpen ? runs.slice(0, RUNS).map(toShownRun) : [],
  }
}

const SAME = 'It is the same employer: show them'

function whyHeld({ kind, known, missing, names, openedAt }: SourceHold) {
  const when = `The reading of ${mediumDateTime(openedAt)}`
  if (kind === 'silent')
    return `An admin wants to close ${formatCount(missing)} adverts of a list that has not come whole for days.`
  const percent = Math.round((missing / Math.max(1, known)) * 100)
  const rule = `A list that loses more than ${MOST_MISSING * 100}% closes nothing until somebody looks.`
  if (kind === 'empty')
    return `${when} had no advert; before, the list had ${formatCount(known)}. ${rule}`
  if (kind === 'all-new')
    return `${when} had none of the adverts from before${known > 0 ? `, of which ${formatCount(known)} are open` : ''}, only new ones. The address may have been given to somebody else. Nothing was published.`
  if (kind === 'other-employer')
    return `${when} names another employer: ${names.slice(0, 5).join(', ')}. Nothing of it was published.`
  return `${when} missed ${formatCount(missing)} of ${formatCount(known)} adverts, ${percent}%. ${rule}`
}

function acceptWords({ kind, missing, acceptedBy }: SourceHold, actorId: string) {
  if (acceptedBy === actorId) return null
  if (kind === 'other-employer') return SAME
  if (kind === 'all-new') return missing > 0 ? `${SAME}, close ${oldWords(missing)}` : SAME
  return `They are gone: close ${formatCount(missing)}`
}

function oldWords(count: number) {
  return count === 1 ? 'the old one' : `${formatCount(count)} old ones`
}

function afterWords({ state, kind, needsSecond, acceptedBy }: SourceHold, actorId: string) {
  if (state !== 'open') return ''
  if (kind === 'other-employer') return `It can be undone for ${UNDO_DAYS} days.`
  if (acceptedBy === actorId)
    return 'You have accepted it. A second admin has to, too, as it is more than a thousand.'
  const second = needsSecond
    ? acceptedBy
      ? ' Another admin has accepted it already.'
      : ` A second admin is asked above ${formatCount(MOST_ALONE)}.`
    : ''
  return `Each advert keeps its address, and it can be undone for ${UNDO_DAYS} days.${second}`
}

function toShownRun(run: SourceRun) {
  const { id, beganAt, answer, seen, status } = run
  return {
    key: String(id),
    when: mediumDateTime(beganAt),
    came: answer === 'content' ? formatCount(seen) : '–',
    answer: answer === 'failed' ? failureWords({ ...run, status }) : runWords(run),
  }
}

/** The number of sources that an admin has to look at: held, or switched off by failures. */
export function countNeedy(sources: Pick<DeskSource, 'openHolds' | 'stateBecause'>[]): number {
  return sources.filter(
    ({ openHolds, stateBecause }) => openHolds > 0 || stateBecause === 'failures',
  ).length
}
