import { findAccount, findAccountByEmail } from '#accounts/account.queries.ts'
import { composeNotice } from '#accounts/accounts.mail.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Db } from '#platform/database/database.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import { renderEmail } from '#platform/mail/render-email.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import type { AccountNoticeToSend, TaskPayloads, TokenPurpose } from '#platform/tasks/tasks.ts'
import { composeEmail, isCode, type VerificationSettings } from './compose-email.ts'
import { hashToken } from './secrets.ts'
import {
  findPendingToken,
  markTokenSent,
  upsertToken,
  updateSecret,
  type VerificationToken,
  type NewToken,
  type TokenKey,
} from './verification.queries.ts'
import { CODE_MINUTES, LINK_HOURS } from '#trade/limits/account-limits.ts'

/** Tokens of people who are logged in: their subject is the account’s id. */
const BY_ACCOUNT: ReadonlySet<TokenPurpose> = new Set(['change-email', 'delete', 'read'])

export type Verification = ReturnType<typeof createVerification>

/**
 * Tokens that are emailed to prove that an address belongs to a person. The secret is created when
 * the email is sent, so neither the database nor the task queue ever contains it.
 */
export function createVerification(
  { db, tasks, mail }: Pick<Platform, 'db' | 'tasks' | 'mail'>,
  settings: VerificationSettings,
) {
  const sending = new Map<string, Promise<void>>()
  return { request, deliver, notify, deliverNotice }

  /**
   * Replaces an earlier token and queues the email, within the caller's transaction. A second press of the button does
   * neither, and returns false.
   */
  async function request(db: Db, key: TokenKey, token: NewToken = {}): Promise<boolean> {
    const minutes = isCode(key) ? CODE_MINUTES : LINK_HOURS * 60
    const isNew = await upsertToken(db, key, { minutes, ...token })
    if (isNew) await tasks.enqueue(db, 'send-proof', key)
    return isNew
  }

  /** Queues an email about a change to an account, within the caller's transaction. */
  async function notify(db: Db, notice: AccountNoticeToSend) {
    await tasks.enqueue(db, 'send-account-notice', { id: newId(), ...notice })
  }

  /**
   * Creates the secret and emails it, once; sends nothing if no account has the address. Concurrent
   * calls for one token run one after the other, so that the second finds the email sent.
   */
  async function deliver(key: TokenKey) {
    const name = `${key.purpose} ${key.subject}`
    const sendNext = () => send(key)
    const sent = (sending.get(name) ?? Promise.resolve()).then(sendNext, sendNext)
    sending.set(name, sent)
    try {
      await sent
    } finally {
      if (sending.get(name) === sent) sending.delete(name)
    }
  }

  async function send(key: TokenKey) {
    const token = await findPendingToken(db, key)
    const recipients = token && (await findRecipients(token))
    if (!token || !recipients) return
    const { to, content, secretHash } = composeEmail(token, recipients, settings)
    if (!(await updateSecret(db, token, secretHash))) return
    // Each attempt has its own secret, so the receiver must not treat it as a duplicate.
    const id = `${key.purpose}-${hashToken(secretHash).slice(0, 22)}`
    await mail.send({ id, to, ...(await renderEmail(content)) })
    await markTokenSent(db, token, secretHash)
  }

  async function deliverNotice({
    id,
    notice,
    accountId,
    to,
    detail,
  }: TaskPayloads['send-account-notice']) {
    const account = await findAccount(db, accountId)
    if (!account) return
    const firstName = toMailLine(account.firstName)
    const content = composeNotice(notice, { firstName, detail, publicUrl: settings.publicUrl })
    const email = await renderEmail(content)
    await mail.send({ id: `${notice}-${id}`, to: to ?? account.email, ...email })
  }

  async function findRecipients({ purpose, subject, newEmail }: VerificationToken) {
    const isByEmail = !BY_ACCOUNT.has(purpose)
    const owner = isByEmail ? await findAccountByEmail(db, subject) : await findAccount(db, subject)
    const other = newEmail && (await findAccountByEmail(db, toEmailKey(newEmail)))
    return owner && { owner, holder: other && other.verifiedAt ? other : null }
  }
}
