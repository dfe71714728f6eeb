import type { AdminListQuery, InboxUpdate } from '#moderation/desk/admin.schema.ts'
import { INBOX_STATUS_NAMES } from '#moderation/desk/admin-words.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { previewOf } from '#trade/job-texts.ts'
import { findAccountByEmail } from '#accounts/account.queries.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { listHistory, toAdminPage } from '#moderation/desk/admin.queries.ts'
import type { AdminGuard } from '#moderation/desk/log/admin-guard.ts'
import { findMessage, listMessages, lockMessage, updateMessage } from './inbox.queries.ts'

const KIND = 'contact-message'

/** Messages from the contact form. */
export function createMessageInbox(db: Db, guard: AdminGuard) {
  return { list, find, update }

  async function list(actor: Actor, request: AdminListQuery) {
    await guard.requireAdmin(actor)
    return toAdminPage((await listMessages(db, toSlice(request))).map(toItem))
  }

  async function find(actor: Actor, id: Id) {
    await guard.requireAdmin(actor)
    const message = isId(id) ? await findMessage(db, id) : null
    if (!message) throw new DomainError('not_found')
    // Anybody can type any address, so that the account need not be the sender’s.
    const account = await findAccountByEmail(db, toEmailKey(message.email))
    return {
      ...message,
      accountId: account?.id ?? null,
      history: await listHistory(db, { kind: KIND, id }),
    }
  }

  /** Sets status and note. The log has every note, so nothing is lost if two admins save at once. */
  async function update(actor: Actor, id: Id, change: InboxUpdate) {
    await guard.changeAndLog(actor, async (db, log) => {
      const before = isId(id) ? await lockMessage(db, id) : null
      if (!before) throw new DomainError('not_found')
      const detail = describeChange(before, change)
      if (!detail) return
      await updateMessage(db, id, change)
      await log({ action: 'message-changed', subject: { kind: KIND, id }, detail })
    })
  }
}

/** The change in words, for the log; '' if nothing changes. */
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

type InboxRow = Awaited<ReturnType<typeof listMessages>>[number]

/** A message in a list, with the start of its text. */
export type InboxItem = ReturnType<typeof toItem>

function toItem({ name, beginning, ...row }: InboxRow) {
  return { ...row, from: name || row.email, preview: previewOf(beginning) }
}
