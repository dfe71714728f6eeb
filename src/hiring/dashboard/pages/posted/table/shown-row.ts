import { pick } from '#platform/primitives/pick.ts'
import { newMessagesWords } from '#hiring/applications/pages/status-words.ts'
import type { PostedRow } from '#hiring/dashboard/posted-jobs.service.ts'
import { daysBetween, toLondonDay } from '#platform/primitives/time/days.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { formatCount, shortDate } from '#platform/primitives/formats.ts'
import type { ClosedAs } from '#trade/jobs.schema.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { formPath } from '#trade/paths/posting-paths.ts'

/** A job's row in texts made on the server. */
export type ShownRow = ReturnType<typeof toShownRow>

const SAME = [
  'id',
  'title',
  'status',
  'canManage',
  'applicants',
  'newApplicants',
  'isRead',
] as const
const SOON_DAYS = 3
const LATE_DAYS = 5

export function toShownRow(row: PostedRow, now = Date.now()) {
  const { status, views } = row
  return {
    ...pick(row, SAME),
    facts: factsOf(row),
    closes: closesOf(row, now),
    waits: waitsOf(row, now),
    views: {
      all: formatCount(views.all),
      since: views.since > 0 ? formatCount(views.since) : null,
    },
    unread: row.unreadMessages > 0 ? newMessagesWords(row.unreadMessages) : null,
    check: status === 'open' && row.headline ? pickAnswer(row.headline) : null,
    // Shown instead of a check.
    noCheck: noCheckWords(row),
    notes: notesOf(row),
    caseHref: row.canManage && row.refused?.caseId ? `/cases/${row.refused.caseId}` : null,
    next: nextStep(row),
    // So that a later form can detect that it was changed.
    closesOn: row.closesAt ? toLondonDay(row.closesAt) : '',
  }
}

function factsOf({ place, country, isAbroad, isRemote, pay }: PostedRow) {
  const where = [place, isAbroad || place === null ? country : null].filter(Boolean).join(', ')
  const payWords = formatPay(pay) ?? 'pay not given'
  return `${where}${isRemote ? ' or remote' : ''} · ${payWords}`
}

/** The reason a job ended, shown after the date. */
const ENDS: Record<ClosedAs, string> = {
  filled: 'filled',
  paused: 'not hiring now',
  withdrawn: 'no longer offered',
  mistake: 'a mistake',
  closed: 'by us',
  expired: 'its last day',
  gone: 'at its source',
}

function closesOf({ status, closesAt, closedAt, closedAs }: PostedRow, now: number) {
  if (status === 'held' || status === 'refused') return null
  if (status === 'closed') {
    const at = closedAt ?? closesAt
    const note = closedAs ? ENDS[closedAs] : ''
    return at ? { date: shortDate(at, { now: new Date(now) }), note, isSoon: false } : null
  }
  if (!closesAt) return null
  const days = daysBetween(toLondonDay(now), toLondonDay(closesAt))
  return {
    date: shortDate(closesAt, { now: new Date(now) }),
    note: inDays(days),
    isSoon: days <= SOON_DAYS,
  }
}

function inDays(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

function waitsOf({ waitsSince }: PostedRow, now: number) {
  if (waitsSince === null) return null
  const days = daysSince(waitsSince, now)
  return { words: daysWords(days), isLate: days >= LATE_DAYS }
}

export function daysSince(timestamp: string, now = Date.now()): number {
  return Math.max(0, daysBetween(toLondonDay(timestamp), toLondonDay(now)))
}

/** A waiting time: ‘today’, ‘9 days’. */
export function daysWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? '1 day' : `${days} days`
}

function pickAnswer({ tone, words, reason }: Headline) {
  return { tone, words, reason }
}

function noCheckWords({ status, headline, isAbroad, wasPublic }: PostedRow): string | null {
  if (status === 'held') return wasPublic ? 'Not shown now' : 'Not shown yet'
  if (status === 'refused' && !wasPublic) return 'Not shown'
  if (status === 'refused') return 'Not shown any more'
  // Its page stays, which the page that closes it says, too.
  if (status === 'closed') return 'Not listed any more'
  if (headline) return null
  return isAbroad ? 'Outside the UK' : 'Not checked yet'
}

function notesOf({ held, refused, wasPublic, addressWaits }: PostedRow) {
  const notes: { tag: string; icon: 'clock' | 'mail'; words: string }[] = []
  if (held) notes.push({ tag: 'We are looking at this', icon: 'clock', words: held.because })
  const refusal = wasPublic ? 'We took it off the site' : 'We refused it'
  if (refused) notes.push({ tag: refusal, icon: 'clock', words: refused.because ?? '' })
  // The page says once, above its jobs, what becomes of an address meanwhile.
  if (addressWaits)
    notes.push({ tag: 'Address not confirmed', icon: 'mail', words: addressWaits.email })
  return notes
}

/** A reason that several rows share is said in the first of them, and named in the others. */
export function sayOnce(rows: ShownRow[]): ShownRow[] {
  const said = new Set<string>()
  return rows.map((row) => ({
    ...row,
    notes: row.notes.map((note) => {
      if (note.icon === 'mail' || note.words === '') return note
      const isSaid = said.has(note.words)
      said.add(note.words)
      return isSaid ? { ...note, words: 'For the same reason' } : note
    }),
  }))
}

/** The action of a row’s main button. */
interface NextStep {
  kind: 'answer' | 'applicants' | 'held' | 'repeat' | 'share'
  label: string
  href: string
}

export function repeatPath(jobId: string): string {
  return `/post?${new URLSearchParams({ repeat: jobId })}`
}

/** The main next action for a job; null where a reader has nothing to open. */
function nextStep(row: PostedRow): NextStep | null {
  const { id, status, waiting, applicants, isRead, canAnswer, canManage, held, refused } = row
  if (refused && canManage) return { kind: 'held', label: 'Fix it', href: formPath(id) }
  if (held?.caseId && canManage)
    return { kind: 'held', label: 'See why', href: `/cases/${held.caseId}` }
  if (waiting > 0 && canAnswer)
    return { kind: 'answer', label: `Answer ${waiting}`, href: applicantsPath(id) }
  if (held && canManage) return { kind: 'held', label: 'Look at it', href: formPath(id) }
  if (status === 'closed' && canManage)
    return { kind: 'repeat', label: 'Repeat', href: repeatPath(id) }
  if (applicants > 0 && isRead)
    return { kind: 'applicants', label: 'Applicants', href: applicantsPath(id) }
  if (held || refused) return null
  return { kind: 'share', label: 'Share', href: `${jobPath(row)}#share-link` }
}
