import { mediumDate } from '#platform/primitives/formats.ts'
import type { CaseEvent, CaseSide, CaseStatus, CaseTurn, DocumentState } from './founder-case.ts'
import events from './case-events.json' with { type: 'json' }

/** Status names for the founder. */
export const CASE_STATUS_NAMES: Record<CaseStatus, string> = {
  'with-us': 'With us',
  'your-turn': 'Your turn',
  closed: 'Closed',
}

/** Status names for admins. */
export const DESK_STATUS_NAMES: Record<CaseStatus, string> = {
  'with-us': 'Waiting for us',
  'your-turn': 'Waiting for them',
  closed: 'Closed',
}

/** The filters of the desk’s list, by their values in the URL. */
export const DESK_FILTERS = {
  '': 'All',
  'with-us': 'Waiting for us',
  overdue: 'Overdue',
  'your-turn': 'Waiting for them',
  closed: 'Closed',
} as const

export const DOCUMENT_STATE_NAMES: Record<DocumentState, string> = {
  new: 'New',
  read: 'Read',
  'change-needed': 'Change requested',
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** ‘Wednesday, 25 Nov 2026’. */
export function dueWords(day: string): string {
  return `${WEEKDAY.format(new Date(`${day}T12:00:00Z`))}, ${mediumDate(`${day}T12:00:00Z`)}`
}

/** Whose turn it is, briefly and then in a sentence, for the founder. */
export function turnWords({ status, dueOn, isOverdue, closedAt }: CaseTurn) {
  if (status === 'closed') {
    const since = closedAt ? ` since ${mediumDate(closedAt)}` : ''
    return {
      title: 'This case is closed.',
      words: `It has been closed${since}. Write to us and it opens again.`,
    }
  }
  if (status === 'your-turn') {
    return {
      title: 'It is your turn.',
      words: 'Read what we wrote and answer below. Then we write again within 2 working days.',
    }
  }
  const day = dueOn ? dueWords(dueOn) : ''
  return isOverdue
    ? {
        title: 'It is with us, and we are late.',
        words: `We should have answered by ${day}. We are sorry. You need not do anything.`,
      }
    : {
        title: 'It is with us.',
        words: `We answer by the end of ${day}. You need not do anything.`,
      }
}

/** An event in words for its reader. */
export function caseEventWords({ side, action }: CaseEvent, reader: CaseSide): string {
  return events[reader][action][side]
}
