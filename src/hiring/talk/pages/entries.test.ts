import { expect, test } from 'vitest'
import type { ApplicationEvent } from '#hiring/applications/model/application-views.ts'
import type { TalkMessage } from '#hiring/talk/talk.schema.ts'
import { foldEntries, toEntries } from './entries.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 5, minute)).toISOString()

function message(minute: number, { isNew = false } = {}): TalkMessage {
  return {
    id: `m${minute}`,
    side: 'employer',
    author: 'Saltmarsh House',
    text: 'Come on Monday.',
    file: null,
    at: at(minute),
    status: null,
    isHeld: false,
    isRefused: false,
    waitsUntil: null,
    isNew,
    isRead: false,
  }
}

const event = (kind: ApplicationEvent['kind'], minute: number): ApplicationEvent => ({
  kind,
  status: null,
  detail: null,
  at: at(minute),
})

test('events and messages stand in order, a status before its words', () => {
  const entries = toEntries({
    events: [event('sent', 0), event('status', 5)],
    messages: [message(3), message(5)],
    warnedAt: at(9),
  })

  expect(entries.map(({ kind, at }) => `${kind} ${at.slice(14, 16)}`)).toEqual([
    'event 00',
    'message 03',
    'event 05',
    'message 05',
    'warning 09',
  ])
})

test('the last twenty are shown, and all that is new', () => {
  const many = Array.from({ length: 60 }, (_, minute) => message(minute))
  const folded = foldEntries(toEntries({ events: [], messages: many }))
  expect([folded.earlier.length, folded.latest.length]).toEqual([40, 20])

  many[10] = message(10, { isNew: true })
  const withNew = foldEntries(toEntries({ events: [], messages: many }))
  expect([withNew.earlier.length, withNew.latest.length]).toEqual([10, 50])

  const few = foldEntries(toEntries({ events: [event('sent', 0)], messages: [message(1)] }))
  expect([few.earlier.length, few.latest.length]).toEqual([0, 2])
})
