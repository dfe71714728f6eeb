import type { ApplicationEvent } from '#hiring/applications/model/application-views.ts'
import type { TalkMessage } from '#hiring/talk/talk.schema.ts'

export type Entry =
  | { kind: 'event'; at: string; event: ApplicationEvent }
  | { kind: 'message'; at: string; message: TalkMessage }
  | { kind: 'warning'; at: string }

interface Parts {
  events: ApplicationEvent[]
  messages: TalkMessage[]
  /** The time of our warning about the poster. */
  warnedAt?: string | undefined
}

const SHOWN = 20

/** Events and messages, oldest first: a status comes before its message. */
export function toEntries({ events, messages, warnedAt }: Parts): Entry[] {
  const entries: Entry[] = [
    ...events.map((event) => ({ kind: 'event' as const, at: event.at, event })),
    ...messages.map((message) => ({ kind: 'message' as const, at: message.at, message })),
    ...(warnedAt ? [{ kind: 'warning' as const, at: warnedAt }] : []),
  ]
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/** The latest entries, and earlier ones to fold, which are never new messages. */
export function foldEntries(entries: Entry[]): { earlier: Entry[]; latest: Entry[] } {
  const firstNew = entries.findIndex((entry) => entry.kind === 'message' && entry.message.isNew)
  const last = Math.max(0, entries.length - SHOWN)
  const from = firstNew === -1 ? last : Math.min(last, firstNew)
  return { earlier: entries.slice(0, from), latest: entries.slice(from) }
}
