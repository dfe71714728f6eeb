import type {
  DeskEntry,
  DeskList,
  DeskMessage,
  DeskRequest,
  DeskStartup,
  DeskSubject,
  DeskWork,
  InboxItem,
} from '#contract/desk.ts'
import { DESK_STATUS_NAMES } from '#contract/desk-words.ts'
import { DomainError } from '#contract/errors.ts'
import { previewOf } from '#contract/job-texts.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findHistory } from '../desk.queries.ts'
import type { Gate } from '../gate.ts'
import { isId, pageOf } from '../lists.ts'
import {
  findMessage,
  findMessages,
  findRequest,
  findRequests,
  lockWork,
  setWork,
  type InboxTable,
} from './inbox.queries.ts'

interface Shelf {
  table: InboxTable
  kind: 'contact-message' | 'startup-request'
  action: 'message-changed' | 'startup-changed'
}

const MESSAGES = {
  table: 'contactMessage',
  kind: 'contact-message',
  action: 'message-changed',
} as const satisfies Shelf
const STARTUPS = {
  table: 'startupRequest',
  kind: 'startup-request',
  action: 'startup-changed',
} as const satisfies Shelf

/** What visitors wrote in the contact form. */
export function createMessages(db: Db, gate: Gate) {
  return {
    async list(actor: Actor, request: DeskRequest): Promise<DeskList<InboxItem>> {
      await gate.enter(actor)
      return toList(await findMessages(db, sliceOf(request)))
    },
    async find(actor: Actor, id: Id): Promise<DeskMessage & { history: DeskEntry[] }> {
      await gate.enter(actor)
      const message = isId(id) ? await findMessage(db, id) : null
      if (!message) throw new DomainError('not_found')
      return { ...message, history: await findHistory(db, { kind: MESSAGES.kind, id }) }
    },
    settle: createSettle(gate, MESSAGES),
  }
}

/** What founders asked for, with their documents. */
export function createStartupDesk({ db, files }: Pick<Platform, 'db' | 'files'>, gate: Gate) {
  return { list, find, settle: createSettle(gate, STARTUPS), openDocument }

  async function list(actor: Actor, request: DeskRequest): Promise<DeskList<InboxItem>> {
    await gate.enter(actor)
    return toList(await findRequests(db, sliceOf(request)))
  }

  async function find(actor: Actor, id: Id): Promise<DeskStartup & { history: DeskEntry[] }> {
    const { documentKey: _, documentName, documentSize, ...request } = await read(actor, id)
    const document = documentName === null ? null : { name: documentName, size: documentSize ?? 0 }
    return { ...request, document, history: await findHistory(db, { kind: STARTUPS.kind, id }) }
  }

  /** The document as a stream; `content` is null when the store has lost it. */
  async function openDocument(actor: Actor, id: Id) {
    const { documentKey: key, documentName: name } = await read(actor, id)
    if (key === null || name === null) throw new DomainError('not_found')
    return { name, content: await files.open(key) }
  }

  async function read(actor: Actor, id: Id) {
    await gate.enter(actor)
    const request = isId(id) ? await findRequest(db, id) : null
    if (!request) throw new DomainError('not_found')
    return request
  }
}

/** Sets status and note. The log keeps each note, so that of two owners at once neither loses a word. */
function createSettle(gate: Gate, { table, kind, action }: Shelf) {
  return async function settle(actor: Actor, id: Id, work: DeskWork) {
    await gate.change(actor, async (db, log) => {
      const before = isId(id) ? await lockWork(db, table, id) : null
      if (!before) throw new DomainError('not_found')
      const detail = describeChange(before, work)
      if (!detail) return
      const subject: DeskSubject = { kind, id }
      await setWork(db, { table, id }, work)
      await log({ action, subject, detail })
    })
  }
}

/** '' when nothing is different. */
function describeChange(before: DeskWork, { status, note }: DeskWork) {
  const names = DESK_STATUS_NAMES
  return [
    status !== before.status && `${names[before.status]} → ${names[status]}`,
    note !== before.note && (note ? `Note: ${note}` : 'Note taken away'),
  ]
    .filter(Boolean)
    .join('\n')
}

function sliceOf({ status, after }: DeskRequest) {
  return { status, after: after && isId(after) ? after : null }
}

interface InboxRow extends Omit<InboxItem, 'from' | 'preview'> {
  name: string
  beginning: string
}

function toList(rows: InboxRow[]): DeskList<InboxItem> {
  return pageOf(
    rows.map(({ name, beginning, ...row }) => ({
      ...row,
      from: name || row.email,
      preview: previewOf(beginning),
    })),
  )
}
