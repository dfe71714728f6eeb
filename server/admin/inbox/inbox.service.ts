import type {
  AdminLogEntry,
  AdminMessage,
  AdminListQuery,
  AdminStartupRequest,
  AdminSubject,
  InboxUpdate,
  InboxItem,
} from '#contract/admin.ts'
import { INBOX_STATUS_NAMES } from '#contract/admin-words.ts'
import { DomainError } from '#contract/errors.ts'
import { previewOf } from '#contract/job-texts.ts'
import type { Page } from '#contract/paging.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Db } from '#server/platform/database/database.ts'
import { isId } from '#server/platform/new-id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listHistory } from '../admin.queries.ts'
import type { AdminGuard } from '../admin-guard.ts'
import { toAdminPage } from '../lists.ts'
import {
  findMessage,
  listMessages,
  findRequest,
  listRequests,
  lockInboxItem,
  updateInboxItem,
  type InboxTable,
} from './inbox.queries.ts'

interface InboxKind {
  table: InboxTable
  kind: 'contact-message' | 'startup-request'
  action: 'message-changed' | 'startup-changed'
}

const MESSAGES = {
  table: 'contactMessage',
  kind: 'contact-message',
  action: 'message-changed',
} as const satisfies InboxKind
const STARTUPS = {
  table: 'startupRequest',
  kind: 'startup-request',
  action: 'startup-changed',
} as const satisfies InboxKind

/** Messages from the contact form. */
export function createMessageInbox(db: Db, guard: AdminGuard) {
  return {
    async list(actor: Actor, request: AdminListQuery): Promise<Page<InboxItem>> {
      await guard.requireAdmin(actor)
      return toList(await listMessages(db, toSlice(request)))
    },
    async find(actor: Actor, id: Id): Promise<AdminMessage & { history: AdminLogEntry[] }> {
      await guard.requireAdmin(actor)
      const message = isId(id) ? await findMessage(db, id) : null
      if (!message) throw new DomainError('not_found')
      return { ...message, history: await listHistory(db, { kind: MESSAGES.kind, id }) }
    },
    update: createUpdate(guard, MESSAGES),
  }
}

/** Startup requests of founders, with their documents. */
export function createStartupInbox(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  guard: AdminGuard,
) {
  return { list, find, update: createUpdate(guard, STARTUPS), openDocument }

  async function list(actor: Actor, request: AdminListQuery): Promise<Page<InboxItem>> {
    await guard.requireAdmin(actor)
    return toList(await listRequests(db, toSlice(request)))
  }

  async function find(
    actor: Actor,
    id: Id,
  ): Promise<AdminStartupRequest & { history: AdminLogEntry[] }> {
    const {
      documentKey: _,
      documentName,
      documentSize,
      ...request
    } = await requireRequest(actor, id)
    const document = documentName === null ? null : { name: documentName, size: documentSize ?? 0 }
    return { ...request, document, history: await listHistory(db, { kind: STARTUPS.kind, id }) }
  }

  /** The document as a stream; `content` is null if the file is missing. */
  async function openDocument(actor: Actor, id: Id) {
    const { documentKey: key, documentName: name } = await requireRequest(actor, id)
    if (key === null || name === null) throw new DomainError('not_found')
    return { name, content: await files.open(key) }
  }

  async function requireRequest(actor: Actor, id: Id) {
    await guard.requireAdmin(actor)
    const request = isId(id) ? await findRequest(db, id) : null
    if (!request) throw new DomainError('not_found')
    return request
  }
}

/** Sets status and note. The log has every note, so nothing is lost if two admins save at once. */
function createUpdate(guard: AdminGuard, { table, kind, action }: InboxKind) {
  return async function update(actor: Actor, id: Id, change: InboxUpdate) {
    await guard.changeAndLog(actor, async (db, log) => {
      const before = isId(id) ? await lockInboxItem(db, table, id) : null
      if (!before) throw new DomainError('not_found')
      const detail = describeChange(before, change)
      if (!detail) return
      const subject: AdminSubject = { kind, id }
      await updateInboxItem(db, { table, id }, change)
      await log({ action, subject, detail })
    })
  }
}

/** For the log; '' if nothing changes. */
function describeChange(before: InboxUpdate, { status, note }: InboxUpdate) {
  const names = INBOX_STATUS_NAMES
  return [
    status !== before.status && `${names[before.status]} → ${names[status]}`,
    note !== before.note && (note ? `Note: ${note}` : 'Note removed'),
  ]
    .filter(Boolean)
    .join('\n')
}

function toSlice({ status, after }: AdminListQuery) {
  return { status, after: after && isId(after) ? after : null }
}

interface InboxRow extends Omit<InboxItem, 'from' | 'preview'> {
  name: string
  beginning: string
}

function toList(rows: InboxRow[]): Page<InboxItem> {
  return toAdminPage(
    rows.map(({ name, beginning, ...row }) => ({
      ...row,
      from: name || row.email,
      preview: previewOf(beginning),
    })),
  )
}
