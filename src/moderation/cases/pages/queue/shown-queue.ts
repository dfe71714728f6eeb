import { parseCookie, stringifySetCookie } from 'cookie'
import {
  CASE_KIND_NAMES,
  decisionName,
  readerOf,
  titleOfCase,
} from '#moderation/cases/moderation-words.ts'
import { CASE_LIMITS, type CaseKind } from '#safety/cases/moderation.schema.ts'
import type { QueueQuery, QueueItem } from '#moderation/cases/queue.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import { formatCount } from '#platform/primitives/formats.ts'

/** Reads the queue’s filters from its URL. Invalid parts are ignored. */
export function readQueueQuery({ url }: Pick<Request, 'url'>): QueueQuery {
  const { searchParams } = new URL(url)
  const text = (name: string) => searchParams.get(name) ?? ''
  const kind = text('kind')
  const whose = text('whose')
  return {
    search: asLine(text('search')).slice(0, CASE_LIMITS.search).toWellFormed(),
    kind: Object.hasOwn(CASE_KIND_NAMES, kind) ? (kind as CaseKind) : null,
    whose: whose === 'mine' || whose === 'nobody' ? whose : null,
    status: text('status') === 'decided' ? 'decided' : null,
    after: text('after') || null,
  }
}

/** The queue’s path with these filters, leaving out empty ones. */
export function queuePath(query: Partial<QueueQuery>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return entries.length === 0 ? '/desk/queue' : `/desk/queue?${new URLSearchParams(entries)}`
}

const COOKIE = 'desk-keys'
const YEAR_SECONDS = 31_536_000

/** Whether single-letter keys are on: they can be turned off per device. */
export function hasKeys(request: Request): boolean {
  return parseCookie(request.headers.get('cookie') ?? '')[COOKIE] !== 'off'
}

export function setKeys(isOn: boolean): string {
  return stringifySetCookie({
    name: COOKIE,
    value: isOn ? 'on' : 'off',
    path: '/desk',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
  })
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A case in the list, in texts made on the server. */
export interface ShownCase extends Pick<
  QueueItem,
  'id' | 'number' | 'risk' | 'status' | 'holder' | 'decision'
> {
  kind: string
  title: string
  employer: string
  reasons: string
  /** ‘38 min left’, ‘10 min late’, or the decision. */
  time: string
  timeTone: 'late' | 'soon' | 'calm'
  /** ‘wrote 12 min ago’; null if nobody waits for an answer. */
  wrote: string | null
  age: string
}

export function toShownCase(item: QueueItem, now = Date.now()): ShownCase {
  const { id, number, risk, status, holder, decision, kind, reports } = item
  const left = Date.parse(item.dueAt) - now
  const words = item.reasons.map((reason) => reason.words)
  if (reports > 1 && kind !== 'report') words.push(`reported ${formatCount(reports)} times`)
  return {
    id,
    number,
    risk,
    status,
    holder,
    decision,
    kind: CASE_KIND_NAMES[kind],
    title: titleOfCase({ ...item, title: item.title ?? item.employer }),
    employer: item.employer ?? '',
    reasons: words.slice(0, 3).join(' · '),
    time:
      status === 'decided'
        ? decision
          ? decisionName(kind, decision)
          : 'Closed by itself'
        : status === 'pending'
          ? 'waits for an answer'
          : left < 0
            ? `${span(-left)} late`
            : `${span(left)} left`,
    timeTone: status === 'decided' ? 'calm' : left < 0 ? 'late' : left < HOUR ? 'soon' : 'calm',
    wrote:
      status === 'decided' || item.wroteAt === null
        ? null
        : `${readerOf(kind)} wrote ${span(now - Date.parse(item.wroteAt))} ago`,
    age: `${span(now - Date.parse(item.openedAt))} old`,
  }
}

/** ‘38 min’, ‘3 h’, ‘2 days’. */
export function span(ms: number): string {
  if (ms < 90 * MINUTE) return `${Math.max(0, Math.round(ms / MINUTE))} min`
  if (ms < 2 * DAY) return `${Math.round(ms / HOUR)} h`
  return `${Math.round(ms / DAY)} days`
}
