import { parseCookie, stringifySetCookie } from 'cookie'
import { CASE_KIND_NAMES } from '#moderation/cases/moderation-words.ts'
import { CASE_LIMITS, type CaseKind } from '#safety/cases/moderation.schema.ts'
import type { QueueQuery } from '#moderation/cases/queue.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'

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
